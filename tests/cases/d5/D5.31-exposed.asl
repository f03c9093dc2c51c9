# The +2 of a CE crew and TEM do not add up: the greater counts (D5.31).
name = "A7: CE or TEM"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
r4 = { side = "russian", type = "russian 4-4-7" }
pz = { side = "german", type = "PzKpfw IVH", ce = true }
pz2 = { side = "german", type = "PzKpfw IVH", ce = true }
pz3 = { side = "german", type = "PzKpfw IVH", ce = true }
pz4 = { side = "german", type = "PzKpfw IVH", ce = true }
---
place r1 C5
place r2 H5
place r3 P5
place r4 V5
place pz C8 vca B7-C7
place pz2 H8 vca G8-H7
place pz3 P8 vca O8-P7
place pz4 V8 vca U8-V7
by anna
attest tem C8 +1
attest tem H8 +1
attest tem P8 +3
attest tem V8 +3
by boris
attest tem C8 +1
attest tem H8 +1
attest tem P8 +3
attest tem V8 +3
by anna
turn 1 russian PFPh
# woods: the +2 alone
a1 prep by r1 inherent 4 FP at C8 range 3 total 4 FP column 4
roll r1 DR 5,4 ift in a1 by anna
a1 ift r1 drm CE +2 column 4 final 11 result NE   ok A7.6-tem ok D5.31-ce-drm
# both added
a2 prep by r2 inherent 4 FP at H8 range 3 total 4 FP column 4
roll r2 DR 5,4 ift in a2 by anna
a2 ift r2 drm CE +2, TEM +1 column 4 final 12 result NE   !! A7.6-tem
# stone: the +3 alone
a3 prep by r3 inherent 4 FP at P8 range 3 total 4 FP column 4
roll r3 DR 5,4 ift in a3 by anna
a3 ift r3 drm TEM +3 column 4 final 12 result NE   ok A7.6-tem ok D5.31-ce-drm
# the less of the two
a4 prep by r4 inherent 4 FP at V8 range 3 total 4 FP column 4
roll r4 DR 5,4 ift in a4 by anna
a4 ift r4 drm CE +2 column 4 final 11 result NE   !! A7.6-tem !! D5.31-ce-drm
