# legal: a T-34/85 (BMG 2, CMG 4) overruns a squad in Open Ground: 4 + 6x3/2 = 13 FP, column 12, -1.
name = "CD-077"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
g = { side = "german", type = "german 4-6-7" }
---
by anna
place g K8
by boris
place t K9 vca K8-L8
turn 1 russian MPh
t start 1 MP
t enter K8 1 MP
t overrun K8 4 MP
a1 ovr at K8 units g total 13 FP column 12   = 13 FP   = column 12   ok D7.11-base  ok D7.11-mg  ok D7.1-attack
roll r1 DR 4,5 ift in a1 by boris
a1 ift r1 drm FFMO -1 column 12 final 8 result 1MC   ok D7.15-tem
by anna
roll r2 DR 2,3 mc for g in a1
g checks 1MC r2 morale 7 passed in a1
by boris
t stop 1 MP
t ends
