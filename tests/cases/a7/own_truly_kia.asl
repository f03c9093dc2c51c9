# A K read for a KIA, and the KIA is done (A7.3)
name = "A K read for a KIA, and the KIA is done"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[units.l]
side = "german"
type = "9-2"
[units.s1]
side = "german"
type = "german 4-6-7"
[units.s2]
side = "german"
type = "german 4-6-7"
[units.s3]
side = "german"
type = "german 4-6-7"
[units.r1]
side = "russian"
type = "russian 4-4-7"
[units.r2]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place l K8
place s1 K8
place s2 K8
place s3 K8
place r1 K5
place r2 K5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s2 inherent 4 FP, s3 inherent 4 FP at K5 range 3 directed-by l total 12 FP column 12
roll r1 DR 1,3 ift in a1
a1 ift r1 drm leader -2 final 2 result K/3   !! A7.3-cross-index
roll r2 dr 4 rs for r1 in a1
roll r3 dr 2 rs for r2 in a1
random-selection of r1:r2,r2:r3 chosen r1 in a1
r1 eliminated
r2 is broken,dm in a1
marker prep-fire on l
marker prep-fire on s1
marker prep-fire on s2
marker prep-fire on s3
turn 1 german MPh
