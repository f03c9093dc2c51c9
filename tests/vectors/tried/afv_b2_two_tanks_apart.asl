# legal: two tanks of one hex fire their MG apart at the same squad; two vehicles form no FG (A7.51, D6.64)
name = "B2_two_tanks_apart"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
spw = { side = "german", type = "SPW 251/1" }
pax = { side = "german", type = "german 4-6-8", sw = [] }
gs = { side = "german", type = "german 4-6-7", sw = [] }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
p2 = { side = "german", type = "PzKpfw IVH", ce = false }
---
place pz F5 vca G5-G6
place p2 F5 vca G5-G6
place rs K5
turn 1 german PFPh
a1 prep by pz CMG 5 FP, pz BMG 3 FP at K5 units rs range 5 total 8 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 8 final 11 result NE
a2 prep by p2 CMG 5 FP, p2 BMG 3 FP at K5 units rs range 5 total 8 FP column 8
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 column 8 final 11 result NE
marker prep-fire on pz
marker prep-fire on p2
phase-end
