# A7.6: FFMO outside of First Fire is a mistake: nothing moves there.
name = "own_ffmo_in_prep"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place t K8
turn 1 german PFPh
a1 prep by s inherent 4 FP at K8 total 4 FP column 4
roll r1 DR 6,3 ift in a1
a1 ift r1 drm FFMO -1 final 8 result none   !! A4.6-moved
