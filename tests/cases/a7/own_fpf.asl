# The DR of FPF is at once the NMC of those who use it (A8.31): it breaks a firer, with leadership as its only DRM; the MC that the
# attack gives the enemy keeps its number.
name = "own_fpf"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
l2 = { side = "german", type = "9-1", broken-morale = 7 }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s3a = { side = "german", type = "german 4-6-7", sw = [] }
h3 = { side = "german", type = "german 2-4-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 B5
marker final-fire on s1 at B5
place r1 B7
place s2 F5
place l2 F5
marker final-fire on s2 at F5
place r2 F7
place s3 J5
place s3a J5
marker final-fire on s3 at J5
marker final-fire on s3a at J5
place r3 J7
turn 1 russian MPh
r1 moves B6 1 MF not-assault seen-by s1
a1 fpf by s1 inherent 4 FP x2 PBF x1/2 FPF at B6 units r1 range 1 answers r1 total 4 FP column 4
roll r1 DR 5,3 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 6 result NMC
s1 checks NMC r1 morale 7 failed in a1   ok A8.31-own-nmc   ok A8.31-nmc-leader-only
s1 is broken,dm in a1
roll r11 DR 2,2 mc for r1 in a1
r1 checks NMC r11 morale 7 passed in a1
r2 moves F6 1 MF not-assault seen-by s2
a2 fpf by s2 inherent 4 FP x2 PBF x1/2 FPF at F6 units r2 range 1 answers r2 directed-by l2 total 4 FP column 4
roll r2 DR 4,4 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1, leader -1 column 4 final 5 result 1MC
l2 checks NMC r2 morale 9 passed in a2
s2 checks NMC r2 drm leader -1 morale 7 passed in a2   ok A8.31-nmc-leader-only
s2 is pinned in a2
roll r21 DR 2,2 mc for r2 in a2
r2 checks 1MC r21 morale 7 passed in a2
r3 moves J6 1 MF not-assault seen-by s3
a3 fpf by s3 inherent 4 FP x2 PBF x1/2 FPF, s3a inherent 4 FP x2 PBF x1/2 FPF at J6 units r3 range 1 answers r3 total 8 FP column 8
roll r3 DR 6,6 ift in a3
a3 ift r3 drm FFMO -1, FFNAM -1 column 6 final 10 result NE
roll r31 dr 6 rs for s3 in a3
roll r32 dr 3 rs for s3a in a3
random-selection of s3:r31,s3a:r32 chosen s3 in a3
s3 checks NMC r3 morale 7 failed in a3
s3a checks NMC r3 morale 7 failed in a3
s3 reduced into h3 like h3 in a3
h3 is broken,dm in a3
s3a is broken,dm in a3
turn 1 russian DFPh
