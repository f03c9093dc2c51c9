# legal: a squad under Final Fire fires its ATR, which has not fired in this MPh, at the tank that overran it.
name = "CD-221"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
g = { side = "german", type = "german 4-6-7", sw = ["ATR"] }
---
place g K8
by boris
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
marker final-fire on g
a2 fpf by g sw:ATR at K8 units t vehicle-target answers t
roll r3 DR 5,5 to-hit in a2
a2 to-hit g sw:ATR r3 target t miss
