# illegal: SU-100 (100L) AP at 30 hexes on a PzKpfw VG turret front, DR 11. To Kill DR 6,5; declared: Final number 13, eliminated.
name = "CD-076"
printing = "2e"
[players]
anna = { side = "russian" }
boris = { side = "german" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "russian", type = "SU-100", ce = true }
t = { side = "german", type = "PzKpfw VG" }
---
by anna
place f K34 vca J33-K33
by boris
place t K4 vca L4-K5
t is known
by anna
turn 1 russian PFPh
a1 prep by f MA at K4 units t vehicle-target range 30
roll r1 DR 2,4 to-hit in a1 by anna
a1 to-hit f MA r1 target t hit
roll r2 DR 6,5 to-kill in a1 by anna
a1 to-kill r2 number 13 result eliminated   !! C7.24-case-d-ap   = basic 27   = To Kill 12   = does eliminated
