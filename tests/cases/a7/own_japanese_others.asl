# What is the Japanese's alone (G1): a German squad that fails its MC breaks, loses no step, and a leader of another nation takes
# his PTC and is pinned.
name = "own_japanese_others"
printing = "2e"

[players]
gerda = { side = "american" }
rudi = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "american", type = "american 6-6-6", sw = [] }
g2 = { side = "american", type = "american 6-6-6", sw = [] }
g3 = { side = "american", type = "american 6-6-6", sw = [] }
c1 = { side = "german", type = "german 4-6-7", sw = [] }
c2 = { side = "german", type = "german 4-6-7", sw = [] }
l2 = { side = "german", type = "9-1", broken-morale = 8 }
l3 = { side = "german", type = "9-1", broken-morale = 8 }
---
place g1 B5
place c1 B2
place g2 E5
place c2 E2
place l2 E2
place g3 H5
place l3 H2
turn 1 american PFPh
a1 prep by g1 inherent 6 FP at B2 range 3 total 6 FP column 6
roll r1 DR 3,4 ift in a1
a1 ift r1 column 6 final 7 result NMC
roll r11 DR 5,3 mc for c1 in a1
c1 checks NMC r11 morale 7 failed in a1
a2 prep by g2 inherent 6 FP at E2 range 3 total 6 FP column 6
roll r2 DR 3,5 ift in a2
a2 ift r2 column 6 final 8 result PTC
roll r21 DR 4,4 tc for c2 in a2
c2 checks PTC r21 drm leader -1 morale 8 passed in a2   !! A10.3-morale-level
a3 prep by g3 inherent 6 FP at H2 range 3 total 6 FP column 6
roll r3 DR 3,4 ift in a3
a3 ift r3 column 6 final 7 result NMC
roll r31 DR 4,5 mc for l3 in a3
l3 checks NMC r31 morale 9 passed in a3
phase-end   !! A7.303-nmc  !! A7.305-ptc-unbroken  !! A7.8-counter
