# broken A7.212-bu-prc-no-answer: BU Passengers fire from the halftrack
name = "103_bu_passengers_answer"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", type = "SPW 251/1", ce = false }
pax = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place ht K3 vca K4-L3
place pax K3
pax boards ht
pax BU
by boris
place r1 K8
by anna
turn 1 german PFPh
a2 prep by pax inherent 4 FP at K8 range 5 total 4 FP column 4
roll r4 DR 6,5 ift in a2 by anna
a2 ift r4 column 4 final 11 result NE
marker prep-fire on ht
turn 1 german MPh
