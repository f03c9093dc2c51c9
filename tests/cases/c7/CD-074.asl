# legal: 88LL AP at 37 hexes on an M4A3(76)W hull front. To Kill DR 5,6; declared: Final number 14, eliminated.
name = "CD-074"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "american" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "8.8cm PaK 43" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "american", type = "M4A3(76)W" }
---
by anna
place f K41 vca J40-K40
place m K41
by boris
place t K4 vca L4-K5
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K4 units t vehicle-target range 37
roll r1 DR 4,2 to-hit in a1 by anna
a1 to-hit f gun r1 target t hit
roll r2 DR 5,6 to-kill in a1 by anna
a1 to-kill r2 number 14 result eliminated   = basic 27   = To Kill 14   = does eliminated
t suffers eliminated in a1
