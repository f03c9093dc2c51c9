# A squad of unknown HS, and a leader: what a MC of the unknown comes to is not known, and a leader who is reduced is wounded.
printing = "2e"
[players]
gerda = { side = "german" }
rudi = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
x = { side = "german", type = "german 4-6-7", sw = [] }
y = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "russian", type = "8-0", kind = "leader" }
s = { side = "russian", type = "4-4-7", kind = "squad" }
---
place x K5
place y C5
place l K8
place s C8
turn 1 german PFPh
a1 prep by x inherent 4 FP at K8
roll r1 DR 1,1 ift in a1
a1 ift r1
l reduced in a1   = l: Wound Severity dr
roll r2 dr 3 wound for l in a1
a2 prep by y inherent 4 FP at C8
roll r3 DR 1,1 ift in a2
a2 ift r3
s reduced into h in a2
roll r4 DR 6,4 mc for h in a2
h checks 1MC r4 in a2   ?? A7.304-numbered-mc
turn 1 german MPh   ok A7.302-smc-wounded
turn 1 german DFPh
# He lives; of one who is gone LOG.unit-gone would tell.
l is broken   ?? LOG.no-cause
