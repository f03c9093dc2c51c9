# Subsequent First Fire without its halving.
name = "a7x-sff-unhalved"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { fp = 5, range = 12, rof = 2, b = 12 }

[terrain]
K6 = { is = ["brush"] }
L5 = { is = ["brush"] }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["MMG"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
u = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place t K7
place u M5
turn 1 russian MPh
t moves K6 2 MF not-assault
a1 first by s inherent 4 FP x2 PBF at K6 units t
roll r1 DR 5,6 ift in a1
a1 ift r1 drm FFNAM -1 result none
u moves L5 2 MF not-assault
a2 subsequent by s inherent 4 FP x2 PBF at L5 units u   !! A7.353-half-retained
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFNAM -1 result none
