# legal: a PSW 222 (MA 20L with IFE 4, CMG 5) overruns a squad in a foxhole: 2 + 9x3/2 = 15.5 FP, TEM +2, -1.
name = "CD-079"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "german", type = "PSW 222" }
r = { side = "russian", type = "russian 4-4-7" }
---
by boris
place r K8
by anna
place t K9 vca K8-L8
r claims tem foxhole +2
by boris
r claims tem foxhole +2
by anna
turn 1 german MPh
t start 1 MP
t enter K8 3 MP
t overrun K8 9 MP
a1 ovr at K8 units r total 15.5 FP column 12   = 15.5 FP   = column 12   ok D7.11-base  ok D7.11-mg
roll r1 DR 4,5 ift in a1
a1 ift r1 drm FFMO -1, foxhole +2 column 12 final 10 result PTC   ok D7.15-tem
