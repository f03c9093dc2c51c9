# legal: two leaders who man a HMG fire it alone: a single firer; doubles do not cower (SMC)
name = "133_two_smc_hmg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
l1 = { side = "german", type = "8-0", sw = ["HMG"] }
l2 = { side = "german", type = "8-0" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place l1 K5
place l2 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by l1 sw:HMG 7 FP with l2 at K8 range 3 total 7 FP column 6
roll r1 DR 4,4 ift in a1 by anna
a1 ift r1 column 6 final 8 result PTC
marker prep-fire on l1
marker prep-fire on l2
by boris
roll r2 DR 1,2 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
by anna
turn 1 german MPh
