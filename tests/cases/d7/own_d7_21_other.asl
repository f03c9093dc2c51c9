# Who attacked by CC Reaction Fire may fire at another Location by Subsequent First Fire.
name = "own_d7_21_other"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
g = { side = "german", type = "german 4-6-7", sw = [] }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g K8
by boris
place rs O7
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
marker first-fire on g
by boris
t enter K7 1 MP total 7
t stop 1 MP total 8
t ends
rs moves N7 1 MF
by anna
a2 subsequent by g inherent 4 FP x1/2 SFF at N7 units rs answers rs total 2 FP column 2   ok D7.21-counters   ?? A8.3-nearest
