# legal: PaK 40 (75L) AP hits a T-34 M41 hull side at 8 hexes. To Kill DR 3,4; declared: Final number 11, eliminated.
name = "CD-044"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34 M41" }
---
by anna
place f K12 vca J11-K11
place m K12
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K4 units t vehicle-target range 8
roll r1 DR 4,2 to-hit in a1 by anna
a1 to-hit f gun r1 target t hit
roll r2 DR 3,4 to-kill in a1 by anna
a1 to-kill r2 number 11 result eliminated   = basic 17   = To Kill 11   = does eliminated
t suffers eliminated in a1
