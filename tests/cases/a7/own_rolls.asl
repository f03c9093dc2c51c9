# A roll serves the attack and the purpose that it was made for, and the first one counts (LOG).
name = "A7: rolls"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
b = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
c = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
d = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
t1 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t4 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
gone = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
---
place a K5
place t1 K8
place b M5
place t2 M8
place c O5
place t3 O8
place d Q5
place t4 Q8
place gone S8
turn 1 german PFPh
a1 prep by a inherent 4 FP at K8
a2 prep by b inherent 4 FP at M8
roll r1 DR 6,5 ift in a2
a1 ift r1 result none   !! LOG.roll-of-another
roll r2 DR 6,5 ift in a2
a2 ift r2 result none   ok LOG.roll-of-another
a3 prep by c inherent 4 FP at O8
roll r3 DR 2,4 ift in a3
a3 ift r3 result NMC
roll r4 DR 2,3 tc for t3 in a3
t3 checks NMC r4 passed in a3   !! LOG.roll-purpose
a4 prep by d inherent 4 FP at Q8
# the first roll counts
roll r5 DR 6,6 ift in a4
roll r6 DR 2,4 ift in a4
a4 ift r6 result NMC   !! LOG.rolled-again
roll r7 DR 2,3 mc for t4 in a4
t4 checks NMC r7 passed in a4   ok LOG.roll-purpose  ok LOG.rolled-again
# nobody is picked up and put elsewhere, and nobody comes back
place t4 Q9   !! LOG.placed-again
gone eliminated   ?? LOG.no-cause
place gone S9   !! LOG.placed-again
turn 1 german MPh
