# legal: the T-34/85 is immobilized by First Fire behind its declaration: 13/2 = 6.5 FP, column 6.
name = "CD-080"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
g = { side = "german", type = "german 4-6-7" }
atg = { side = "german", type = "PaK 40" }
c = { side = "german", type = "german 2-3-8" }
---
by anna
place g K8
place atg L6 vca K7-K6
place c L6
by boris
place t K9 vca K8-L8
turn 1 russian MPh
t start 1 MP
t enter K8 1 MP
t overrun K8 4 MP
by anna
a2 first by atg gun at K8 units t vehicle-target answers t
roll r2 DR 1,4 to-hit in a2
a2 to-hit atg gun r2 target t hit
roll r3 DR 4,6 to-kill in a2
a2 to-kill r3 result immobilized
t suffers immobilized in a2
by boris
a1 ovr at K8 units g total 6.5 FP column 6   = 6.5 FP   = column 6   ok D7.11-dead-half  ok D7.11-mg
roll r1 DR 4,5 ift in a1
a1 ift r1 drm FFMO -1 column 6 final 8 result PTC
