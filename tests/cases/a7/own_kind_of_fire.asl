# The word for the fire is that of the phase; Opportunity Fire needs its counter (A7.1, A7.25).
name = "A7: the kind of fire"
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
e = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
t6 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t1 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t4 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t5 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
---
place a K5
place t1 K8
place b M5
place t2 M8
place c O5
place t3 O8
place d Q5
place t4 Q8
place t5 S9
place e V5
place t6 V8
turn 1 german PFPh
marker opportunity-fire on a
a1 advancing by c inherent 4 FP at O8   !! A7.1-kind-of-fire
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 opportunity by d inherent 4 FP at Q8   !! A7.25-placed-in-pfph
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
turn 1 german MPh
a3 final by t5 inherent 4 FP x1/2 long-range at O5   !! A7.1-kind-of-fire
roll r3 DR 6,5 ift in a3
a3 ift r3 result none
e moves V6 1 MF
turn 1 german AFPh
a4 opportunity by a inherent 4 FP at K8   ok A7.25-placed-in-pfph
roll r4 DR 6,5 ift in a4
a4 ift r4 result none
marker opportunity-fire on a removed
marker prep-fire on a
# no counter: it may have been placed and not written; one that moved had none
a5 opportunity by b inherent 4 FP at M8   ?? A7.25-placed-in-pfph
roll r5 DR 6,5 ift in a5
a5 ift r5 result none
a6 opportunity by e inherent 4 FP at V8   !! A7.25-placed-in-pfph
roll r7 DR 6,5 ift in a6
a6 ift r7 result none
turn 1 german CCPh
turn 1 russian PFPh
a1 prep by t1 inherent 4 FP at K5   ok A7.1-kind-of-fire
roll r6 DR 6,5 ift in a1
a1 ift r6 result none
