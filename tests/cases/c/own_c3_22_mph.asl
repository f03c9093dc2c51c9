# C3.22: a Gun on foot turns in its MPh as it is pushed (C10.3), and not where it stands; D2.11, the price of a hull, is no matter of it.
name = "own_c3_22_mph"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
gun = { side = "russian", type = "45mm PTP obr. 42" }
g2 = { side = "russian", type = "45mm PTP obr. 42" }
c = { side = "russian", type = "russian crew 2-2-8" }
c2 = { side = "russian", type = "russian crew 2-2-8" }
e = { side = "german", type = "german 4-6-7" }
---
by anna
place e A1
by boris
place gun K9 vca K8-L8
place c K9
place g2 D9 vca D8-E9
place c2 D9
turn 1 russian MPh
roll r1 DR 3,4 named "push" for c
c moves K8 2 MF
gun moves K8 2 MF   ok C10.3-push
gun vca K7-L7
g2 vca E9-E10   !! C3.22-turn-without-fire
turn 1 russian DFPh
