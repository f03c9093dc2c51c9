# legal: PaK 40 with APCR (1943) hits a KV-1 M42 on the turret front at 2 hexes. To Kill DR 4,3; declared: Final number 8, eliminated.
name = "CD-056"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "KV-1 M42" }
---
by anna
place f K6 vca J5-K5
place m K6
by boris
place t K4 vca L4-K5
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K4 units t vehicle-target range 2
roll r1 DR 1,2 to-hit in a1 by anna
a1 to-hit f gun r1 target t ammo APCR hit
roll r2 DR 4,3 to-kill in a1 by anna
a1 to-kill r2 number 8 result eliminated   = basic 20   = To Kill 8   = does eliminated
t suffers eliminated in a1
