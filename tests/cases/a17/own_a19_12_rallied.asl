# A19.12: Disruption ends as the unit rallies.
name = "own_a19_12_rallied"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["woods"] }
K4 = { is = ["woods"] }
[units]
s1 = { side = "german", type = "german 4-3-6" }
l1 = { side = "german", type = "8-0" }
e1 = { side = "russian", type = "russian 4-4-7" }
---
place s1 K5
place l1 K5
place e1 K8
s1 is broken,disrupted
turn 1 german RPh
roll r1 DR 2,2 rally for s1
s1 checks rally r1 drm woods -1 passed
s1 is no-longer broken
turn 1 german PFPh
turn 1 german MPh
l1 moves L4 1 MF
turn 1 german DFPh
turn 1 german CCPh
turn 1 russian RPh
turn 1 russian PFPh
a1 prep by e1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r2 DR 1,2 ift in a1
a1 ift r2 drm woods +1 column 4 final 4 result 1MC
roll r4 DR 4,3 mc for s1 in a1
s1 checks 1MC r4 failed in a1
s1 is broken,dm in a1
turn 1 russian MPh
turn 1 russian CCPh
turn 2 german RPh
turn 2 german PFPh
turn 2 german CCPh
turn 2 russian RPh
turn 2 russian CCPh
turn 3 german RPh
roll r5 DR 1,2 rally for s1
s1 checks rally r5 drm woods -1, self-rally +1 passed
s1 is no-longer broken
turn 3 german PFPh
