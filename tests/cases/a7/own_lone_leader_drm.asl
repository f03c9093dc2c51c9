# A leader who alone links a group is one finding (A7.5)
name = "A leader who alone links a group is one finding"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[units.s1]
side = "german"
type = "german 4-6-7"
[units.s2]
side = "german"
type = "german 4-6-7"
[units.l1]
side = "german"
type = "9-1"
[units.l2]
side = "german"
type = "9-1"
[units.l3]
side = "german"
type = "9-1"
[units.r1]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place s1 H5
place l1 H5
place l2 H6
place s2 H7
place l3 H7
place r1 K6
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s2 inherent 4 FP at K6 range 3 directed-by l1,l2,l3 total 8 FP column 8   !! A7.5-lone-leader-no-link
roll r1 DR 6,4 ift in a1
a1 ift r1 drm leader -1 final 9 result PTC
marker prep-fire on s1
marker prep-fire on s2
marker prep-fire on l1
marker prep-fire on l2
marker prep-fire on l3
roll r2 DR 2,2 tc for r1 in a1
r1 checks PTC r2 morale 7 passed in a1
turn 1 german MPh
