# Duties and prohibitions of A7 that no vector breaks; every attack has a Location of its own.
name = "A7: duties"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "4-6-7", kind = "squad" }
b = { side = "german", type = "4-6-7", kind = "squad" }
l = { side = "german", type = "8-0", kind = "leader" }
l2 = { side = "german", type = "8-0", kind = "leader" }
t1 = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
lead = { side = "russian", type = "8-1", kind = "leader" }
---
place a K5
place b M5
place l K5
place l2 K6
place t1 K8
place lead K8
place t2 M8
turn 1 german PFPh
# the leader checks first
a1 prep by a inherent 4 FP at K8
roll r1 DR 2,3 ift in a1
a1 ift r1   = 1MC
roll r2 DR 1,2 mc for t1 in a1
t1 checks 1MC r2 passed in a1   !! A7.303-best-leaders-first
roll r3 DR 1,2 mc for lead in a1
lead checks 2MC r3 passed in a1   !! A7.304-numbered-mc
# the director stands elsewhere; a berserk unit is never pinned
a2 prep by b inherent 4 FP at M8 directed-by l2   !! A7.531-same-location
roll r4 DR 2,4 ift in a2
a2 ift r4   = NMC
t2 is berserk   ?? LOG.status-by-word
marker pin on t2   !! A7.8-exempt-units
marker opportunity-fire on t1   !! A7.25-placed-in-pfph
