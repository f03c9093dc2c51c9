# Who attacked by CC Reaction Fire fires nothing else at the vehicle beside it in that MPh.
name = "own_d7_21_counters"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
g = { side = "german", type = "german 4-6-7", sw = ["ATR"] }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g K8
by boris
place rs O8
place t K9 vca K8-L8
g is known
turn 1 russian MPh
t start 1 MP total 1 seen-by g
t enter K8 1 MP total 2 seen-by g
t overrun K8 4 MP total 6
a1 ovr at K8 units g total 13 FP column 12
roll r1 DR 5,5 ift in a1
a1 ift r1 drm open-ground -1 column 12 final 9 result NMC
by anna
roll r2 DR 2,3 mc for g in a1
g checks NMC r2 morale 7 passed in a1
roll r3 DR 2,3 tc for g
g checks PAATC r3 morale 7 passed
roll r4 DR 4,5 cc for g
resolved cc by g against t r4 drm motion +2 defense 5 FP final 11 result none
by boris
t turn L7-L8 1 MP total 7
by anna
a2 first by g sw:ATR at K8 units t vehicle-target answers t   !! D7.21-counters
