# The A7.212 example, third to fifth sentence: the squad is a level up in the hex. It still has TPBF at the
# Passengers below; they are CE and answer with PBF alone, and their halftrack may fire out of the hex.
# example A7.212-EX-3 A7.212-EX-4
name = "A7.212: the squad upstairs"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7" }
t = { side = "russian", type = "russian 4-4-7" }
ht = { side = "german", type = "SPW 251/1", weapons = { MG = { kind = "mg", fp = 3, range = 8 } } }
pax = { side = "german", type = "german 4-6-7" }
---
place ht K5 vca K4-L4
place pax K5
pax boards ht
pax CE
by rudi
place s K5 level 1
place t M5
by gerda
turn 1 german MPh
ht start 1 MP total 1
by rudi
a1 first by s inherent 4 FP x3 TPBF at K5 units pax range 0 total 12 FP column 12   = 12 FP  ok A7.212-tpbf-exclusive
roll r1 DR 6,5 ift in a1 by rudi
a1 ift r1 drm CE +2 column 12 final 13 result NE   = final 13  = none  ok A7.211-ot-and-ht-plus2
marker first-fire on s at K5
marker named cc on pax
by gerda
ht stop 1 MP total 2
ht ends
turn 1 german AFPh
# the stone building shelters the squad, not those in the street: agreed on for the answer
attest tem K5 +3
by rudi
attest tem K5 +3
by gerda
a2 advancing by pax inherent 4 FP x2 PBF x1/2 AFPh at K5/1 range 0 total 4 FP column 4   = 4 FP  ok A7.212-prc-upward-pbf
roll r2 DR 1,3 ift in a2 by gerda
a2 ift r2 drm TEM +3 column 4 final 7 result PTC   = drm +3  = final 7  = PTC
by rudi
roll r3 DR 2,4 tc for s in a2 by rudi
s checks PTC r3 morale 7 passed in a2
by gerda
# the squad upstairs does not bind the halftrack
a3 advancing by ht MG 3 FP x1/2 AFPh at M5 range 2 total 1.5 FP column 1   = 1.5 FP  = column 1
roll r4 DR 2,1 ift in a3 by gerda
a3 ift r4 column 1 final 3 result 1MC   = 1MC
by rudi
roll r5 DR 2,5 mc for t in a3 by rudi
t checks 1MC r5 morale 7 failed in a3
t is broken,dm in a3
phase-end
