# That LOS exists says nothing of a Hindrance, and the DRM of one is asked; a Hindrance that both accept binds.
name = "own_a7_6_los_exists"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
l1 = { side = "german", type = "8-1" }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
c1 = { side = "russian", type = "russian 4-2-6", sw = [] }
---
by anna
place s1 K5
by boris
place e1 K8
by anna
turn 1 german PFPh
s1 los e1 exists
a1 prep by s1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 5,5 ift in a1
a1 ift r1 drm brush +1 final 11 result NE   ?? A7.6-hindrance
by boris
turn 1 russian PFPh
by anna
turn 1 russian DFPh
s1 los e1 exists hindrance +2
a2 final by s1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r2 DR 5,5 ift in a2
a2 ift r2 drm brush +1 final 11 result NE   !! A7.6-hindrance
