# legal: Passengers unload in the MPh beside r1, are fired at, and fire in the AFPh with x2 x1/2
name = "514_unload_and_fire"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
pax = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place ht K9 vca K8-L8
place pax K9
pax boards ht
by boris
place r1 K6
by anna
turn 1 german MPh
ht start 1 MP total 1 seen-by r1
ht enter K8 1 MP total 2 seen-by r1
ht enter K7 1 MP total 3 seen-by r1
ht stop 1 MP total 4 seen-by r1
ht spend unload 4 MP total 8 seen-by r1
pax leaves ht at K7
by boris
a1 first by r1 inherent 4 FP x2 PBF at K7 units pax range 1 answers pax total 8 FP column 8
roll r1 DR 5,6 ift in a1 by boris
a1 ift r1 drm FFMO -1, FFNAM -1 column 8 final 9 result PTC
marker first-fire on r1
by anna
roll r2 DR 3,4 tc for pax in a1 by anna
pax checks PTC r2 morale 7 passed in a1
ht ends
turn 1 german DFPh
turn 1 german AFPh
a2 advancing by pax inherent 4 FP x2 PBF x1/2 AFPh at K6 range 1 total 4 FP column 4
roll r3 DR 5,6 ift in a2 by anna
a2 ift r3 column 4 final 11 result NE
turn 1 german RtPh
