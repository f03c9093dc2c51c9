# The A7.212 example, second sentence: a squad and an enemy halftrack share a Location. When the halftrack starts,
# the squad takes its Passengers with TPBF: 4 x 3 = 12 FP, and +2 because they sit in a halftrack, CE or not.
# example A7.212-EX-2
name = "A7.212: a halftrack in the hex"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7" }
ht = { side = "german", type = "SPW 251/1", ce = false }
pax = { side = "german", type = "german 4-6-7" }
---
place ht K5 vca K4-L4
place pax K5
pax boards ht
by rudi
place s K5
by gerda
turn 1 german MPh
ht start 1 MP total 1
by rudi
a1 first by s inherent 4 FP x3 TPBF at K5 units pax range 0 total 12 FP column 12   = 12 FP  = column 12
roll r1 DR 3,4 ift in a1 by rudi
a1 ift r1 drm CE +2 column 12 final 9 result NMC   = column 12  = final 9  = drm +2  = NMC  ok A7.211-ot-and-ht-plus2
marker first-fire on s at K5
by gerda
roll r2 DR 4,2 mc for pax in a1 by gerda
pax checks NMC r2 morale 7 passed in a1   ok A7.303-nmc
ht enter K4 1 MP total 2
ht stop 1 MP total 3
ht ends
phase-end
