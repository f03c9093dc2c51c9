# Which check a result asks for: a MC or a TC.
name = "A7.303: the check is that of the result"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
r4 = { side = "russian", type = "russian 4-4-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
g4 = { side = "german", type = "german 4-6-7", sw = [] }
---
place g1 A5
place r1 A8
place g2 E5
place r2 E8
place g3 I5
place r3 I8
place g4 M5
place r4 M8
turn 1 german PFPh
# a NMC is no Pin TC
a1 prep by g1 inherent 4 FP at A8
roll r1 DR 2,4 ift in a1
a1 ift r1 result NMC
roll r2 DR 6,2 tc for r1 in a1
r1 checks PTC r2 failed in a1   !! A7.303-as-the-result-asks
r1 is pinned in a1
# a PTC no MC
a2 prep by g2 inherent 4 FP at E8
roll r3 DR 2,5 ift in a2
a2 ift r3 result PTC
roll r4 DR 6,2 mc for r2 in a2
r2 checks NMC r4 failed in a2   !! A7.303-as-the-result-asks
r2 is broken,dm in a2
# each as it is
a3 prep by g3 inherent 4 FP at I8
roll r5 DR 2,5 ift in a3
a3 ift r5 result PTC
roll r6 DR 6,2 tc for r3 in a3
r3 checks NTC r6 failed in a3   ok A7.303-as-the-result-asks
r3 is pinned in a3
a4 prep by g4 inherent 4 FP at M8
roll r7 DR 1,3 ift in a4
a4 ift r7 result 1MC
roll r8 DR 1,2 mc for r4 in a4
r4 checks 1MC r8 passed in a4   ok A7.303-as-the-result-asks
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on g3
marker prep-fire on g4
turn 1 german MPh
