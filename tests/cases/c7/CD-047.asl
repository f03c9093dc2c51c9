# legal: 5cm PaK 38 (50L) AP hits the rear hull of a KV-1E at 25 hexes. To Kill DR 1,2; declared: Final number 4, eliminated.
name = "CD-047"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "5cm PaK 38" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "KV-1E" }
---
by anna
place f K29 vca J28-K28
place m K29
by boris
place t K4 vca J3-K3
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K4 units t vehicle-target range 25
roll r1 DR 4,2 to-hit in a1 by anna
a1 to-hit f gun r1 target t hit
roll r2 DR 1,2 to-kill in a1 by anna
a1 to-kill r2 number 4 result eliminated   = basic 13   = To Kill 4   = does eliminated
t suffers eliminated in a1
