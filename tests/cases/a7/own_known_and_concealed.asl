# One roll is read twice: in full for the Known, by half for the concealed with them (A7.23).
name = "A7: Known and concealed in one Location"
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
k1 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
u1 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
k2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
u2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
k3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
u3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
---
place a K5
place k1 K6
place u1 K6
place b M5
place k2 M6
place u2 M6
place c O5
place k3 O6
place u3 O6
u1 is concealed
u2 is concealed
u3 is concealed
turn 1 german PFPh
# 8 FP and a 6 are a 1MC, 4 FP a NMC
a1 prep by a inherent 4 FP x2 PBF at K6   ok A7.23-concealed-half  = 8 FP
roll r1 DR 2,4 ift in a1
a1 ift r1 result 1MC   = 1MC  = k1: 1MC  = u1: NMC
roll r2 DR 2,3 mc for k1 in a1
k1 checks 1MC r2 passed in a1   ok A7.304-numbered-mc
roll r3 DR 2,3 mc for u1 in a1
u1 checks NMC r3 passed in a1   ok A7.303-nmc
u1 is no-longer concealed in a1
# the other number for each
a2 prep by b inherent 4 FP x2 PBF at M6
roll r4 DR 2,4 ift in a2
a2 ift r4 result 1MC
roll r5 DR 2,3 mc for k2 in a2
k2 checks NMC r5 passed in a2   !! A7.304-numbered-mc
roll r6 DR 2,3 mc for u2 in a2
u2 checks 1MC r6 passed in a2   !! A7.304-numbered-mc
u2 is no-longer concealed in a2
# halved for all
a3 prep by c inherent 4 FP x2 PBF x1/2 concealed at O6   !! A7.23-concealed-half  = 8 FP
roll r7 DR 6,5 ift in a3
a3 ift r7 result none
turn 1 german MPh
