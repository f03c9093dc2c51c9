# legal: a tank and a squad of one hex fire MG and inherent FP at the same squad apart; a tank joins no FG with others (A7.51, D6.64), so A7.55 asks none of it
name = "B1_tank_and_squad_apart"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
v = { side = "german", type = "PzKpfw IVH", ce = false }
gs = { side = "german", type = "german 4-6-7", sw = [] }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place v F5 vca G5-G6
place gs F5
place rs K5
turn 1 german PFPh
a1 prep by v BMG 3 FP at K5 units rs range 5 total 3 FP column 2
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
a2 prep by gs inherent 4 FP at K5 units rs range 5 total 4 FP column 4
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 column 4 final 11 result NE
marker prep-fire on gs at F5
marker prep-fire on v
phase-end
