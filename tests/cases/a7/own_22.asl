# Range, Area Fire, AFPh and the sum of factors (A7.2 to A7.24, A7.36).
name = "A7: factors"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "4-6-7", kind = "squad" }
b = { side = "german", type = "5-4-8", kind = "squad" }
c = { side = "german", type = "4-6-7", kind = "squad" }
d = { side = "german", kind = "squad", fp = 1, range = 2, morale = 7 }
e = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "german", type = "4-6-7", kind = "squad" }
g = { side = "german", type = "5-4-8", kind = "squad", assault = true }
h = { side = "german", type = "5-4-8", kind = "squad", assault = true }
t1 = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
t3 = { side = "russian", type = "4-4-7", kind = "squad" }
t4 = { side = "russian", type = "4-4-7", kind = "squad" }
t5 = { side = "russian", type = "4-4-7", kind = "squad" }
t6 = { side = "russian", type = "4-4-7", kind = "squad" }
t7 = { side = "russian", type = "4-4-7", kind = "squad" }
t8 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place a K5
place t1 K6
t1 is concealed
place b N5
place t2 N11
place c Q5
place t3 Q6
t3 is concealed
place d T5
place t4 T8
place e W5
place t5 W8
place f Z5
place t6 Z6
place g CC5
place t7 CC7
place h FF5
place t8 FF7
turn 1 german PFPh
marker opportunity-fire on e
# doubled and halved: the halving is dropped
a1 prep by a inherent 4 FP x2 PBF x1/2 concealed at K6 total 8 FP   !! A7.2-cumulative  = 4 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
# no fraction is rounded
a2 prep by b inherent 5 FP x1/2 long-range at N11 total 3 FP   !! A7.2-no-rounding  = 2.5 FP
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
# MOL are not halved as Area Fire
a3 prep by c sw:MOL 4 FP x1/2 concealed at Q6   !! A7.23-exc-mol-ordnance  = 4 FP
roll r3 DR 6,5 ift in a3
a3 ift r3 result none
# less than one FP has no column
a4 prep by d inherent 1 FP x1/2 long-range at T8 total 1/2 FP column 1   !! A7.3-below-lowest-column  = 0.5 FP  = column none
roll r4 DR 6,5 ift in a4
a4 ift r4 result none
turn 1 german AFPh
# Opportunity Fire and flames are not halved in the AFPh
a5 opportunity by e inherent 4 FP x1/2 AFPh at W8   !! A7.24-exc-opportunity  = 4 FP
roll r5 DR 6,5 ift in a5
a5 ift r5 result none
marker prep-fire on e
a6 advancing by f sw:FT 24 FP x1/2 AFPh at Z6   !! A7.24-exc-mol-ft-dc  = 24 FP
roll r6 DR 6,6 ift in a6
a6 ift r6
# Assault Fire: rounded up, and added last
a7 advancing by g inherent 5 FP x1/2 AFPh +1 assault at CC7 total 3.5 FP   !! A7.36-round-up  = 4 FP
roll r7 DR 6,5 ift in a7
a7 ift r7 result none
a8 advancing by h inherent 5 FP +1 assault x1/2 AFPh at FF7   !! A7.36-plus-one-after-mods  = 4 FP
roll r8 DR 6,5 ift in a8
a8 ift r8 result none
