# legal: PzKpfw IIIN (75*) with HEAT hits a KV-1E hull side at 3 hexes. To Kill DR 2,2; declared: Final number 5, eliminated.
name = "CD-059"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "PzKpfw IIIN", ce = true }
t = { side = "russian", type = "KV-1E" }
---
by anna
place f K7 vca J6-K6
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 german PFPh
a1 prep by f MA at K4 units t vehicle-target range 3
roll r1 DR 4,2 to-hit in a1 by anna
a1 to-hit f MA r1 target t ammo HEAT hit
roll r2 DR 2,2 to-kill in a1 by anna
a1 to-kill r2 number 5 result eliminated   = basic 13   = To Kill 5   = does eliminated
t suffers eliminated in a1
