# The A7.306 example: two 4-6-7 at Long Range, one of them with a MMG, and a 9-2 who directs: 2 + 2 + 5 = 9 FP on
# the column of 8; an Original 8 less two is a Final 6, and all four in the target hex take a 1MC, the leader
# first.
# example A7.306-EX
name = "A7.306: a Fire Group at seven hexes"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
s1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "9-2" }
t1 = { side = "russian", type = "russian 4-4-7" }
t2 = { side = "russian", type = "russian 4-4-7" }
t3 = { side = "russian", type = "russian 4-4-7" }
ldr = { side = "russian", type = "8-1" }
---
place s1 A1
place s2 A1
place l A1
by rudi
place t1 A8
place t2 A8
place t3 A8
place ldr A8
by gerda
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x1/2 long-range, s2 inherent 4 FP x1/2 long-range, s1 sw:MMG 5 FP at A8 range 7 directed-by l total 9 FP column 8   = 9 FP  = column 8  ok A7.22-long-range-half
roll r1 DR 3,5 ift in a1 by gerda
a1 ift r1 drm leader -2 column 8 final 6 result 1MC   = column 8  = drm -2  = final 6  = 1MC  ok A7.531-lowest-quality
marker prep-fire on s1 at A1
marker prep-fire on s2 at A1
marker prep-fire on l at A1
by rudi
roll r2 DR 2,4 mc for ldr in a1 by rudi
ldr checks 1MC r2 morale 8 passed in a1   ok A7.303-best-leaders-first  ok A7.304-numbered-mc
# 7 + 1 - 1 is the highest DR that passes
roll r3 DR 3,4 mc for t1 in a1 by rudi
t1 checks 1MC r3 drm leader -1 morale 7 passed in a1   ok A7.303-best-leaders-first
t1 is pinned in a1
roll r4 DR 5,4 mc for t2 in a1 by rudi
t2 checks 1MC r4 drm leader -1 morale 7 failed in a1
t2 is broken,dm in a1
roll r5 DR 2,2 mc for t3 in a1 by rudi
t3 checks 1MC r5 drm leader -1 morale 7 passed in a1
by gerda
phase-end   ok A7.304-numbered-mc  ok A7.8-counter
