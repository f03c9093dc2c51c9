# broken D3.5-bu-limits: the BU halftrack fires its AAMG
name = "227_bu_halftrack_group"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", type = "SPW 251/1", ce = false }
gl = { side = "german", type = "8-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place ht K5 vca K6-L5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by ht AAMG 3 FP at K8 range 3 total 3 FP column 2
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
marker prep-fire on ht
turn 1 german MPh
