# legal: Assault Fire of a FG of two squads directed by the 9-1 in their hex: 4 + 4 (6-6-6) and the LMG halved: 9; -1
name = "1606_assault_fire_leader_directed"
printing = "2e"

[players]
anna = { side = "american" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
ALMG = "american lmg"

[units]
u1 = { side = "american", type = "american 6-6-6", sw = ["ALMG"] }
u2 = { side = "american", type = "american 6-6-6", sw = [] }
ul = { side = "american", type = "9-1" }
r1 = { side = "german", type = "german 4-6-7" }
---
by anna
place u1 K5
place u2 K5
place ul K5
by boris
place r1 K8
by anna
turn 1 american AFPh
a1 advancing by u1 inherent 6 FP x1/2 AFPh +1 assault, u1 sw:ALMG 2 FP x1/2 AFPh, u2 inherent 6 FP x1/2 AFPh +1 assault at K8 range 3 directed-by ul total 9 FP column 8
roll r1 DR 5,5 ift in a1 by anna
a1 ift r1 drm leader -1 column 8 final 9 result PTC
by boris
roll r2 DR 1,2 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
by anna
turn 1 american RtPh
