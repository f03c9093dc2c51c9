# MG tripled and not halved, the half of an immobile vehicle left out, RMG counted, a malfunctioned MA; the base of another kind is asked.
name = "own_d7_11_figures"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
k = { side = "russian", type = "KV-1S" }
u = { side = "russian", type = "T-34/85" }
g = { side = "german", type = "german 4-6-7" }
gx = { side = "german", type = "german 4-6-7" }
---
by anna
place g K8
place gx K5
by boris
place t K9 vca K8-L8
place k K6 vca K5-L5
place u J8 vca K8-K9
turn 1 russian MPh
t start 1 MP
t enter K8 1 MP
t overrun K8 4 MP
a1 ovr at K8 units g total 22 FP column 20   !! D7.11-mg
roll r1 DR 6,6 ift in a1
a1 ift r1 column 20   !! D7.15-tem
by anna
roll r3 DR 2,3 mc for g in a1
g checks NMC r3 morale 7 passed in a1
by boris
t enter K7 1 MP
t stop 1 MP
t ends
# The RMG of the KV adds nothing.
k start 1 MP
k enter K5 1 MP
k overrun K5 4 MP
a2 ovr at K5 units gx total 16 FP column 16   !! D7.11-mg
roll r2 DR 6,6 ift in a2
a2 ift r2 drm open-ground -1 column 16 final 11   ok D7.15-tem
by anna
roll r4 DR 2,3 tc for gx in a2
gx checks PTC r4 morale 7 passed in a2
by boris
a3 ovr at K5 units gx   !! D7.1-attack
k stop 1 MP
k ends
# A gun that malfunctioned gives the base of any AFV; 4 for it is asked, for one source alone tells that.
u malfunctions MA   ?? LOG.failure-cause
u start 1 MP
u enter K8 1 MP
u overrun K8 4 MP
a4 ovr at K8 units g total 13 FP column 12   ?? D7.11-base
