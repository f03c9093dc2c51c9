# Pinned Passengers of a halftrack go BU and do not fire (A7.821).
name = "A7.821: pinned Passengers"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
ht2 = { side = "german", type = "SPW 251/1", ce = true }
pax = { side = "german", type = "german 4-6-7", sw = [] }
pax2 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place ht K5 vca K6-L5
place pax K5
pax boards ht
place ht2 M5 vca M6-N5
place pax2 M5
pax2 boards ht2
place r1 K8
turn 1 russian DFPh
pax is pinned   ?? LOG.no-cause
a1 final by pax inherent 4 FP x1/2 pinned at K8 range 3 total 2 FP column 2   !! A7.821-bu-passengers
roll r1 DR 6,5 ift in a1
a1 ift r1 column 2 final 11 result NE
a2 final by pax2 inherent 4 FP at K8 range 4 total 4 FP column 4   ok A7.821-bu-passengers
roll r2 DR 6,5 ift in a2
a2 ift r2 column 4 final 11 result NE
marker final-fire on ht
marker final-fire on ht2
turn 1 russian AFPh
