# broken A7.9-doubles-shift: the undirected Passengers cower though the AAMG does not: column 4
name = "809_ht_group_cowers"
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
place ht K5 vca K6-L5
place pax K5
pax boards ht
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by pax inherent 4 FP, ht AAMG 3 FP at K8 range 3 total 7 FP column 6
roll r1 DR 4,4 ift in a1 by anna
a1 ift r1 column 6 final 8 result PTC
marker prep-fire on ht
by boris
roll r2 DR 1,2 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
by anna
turn 1 german MPh
