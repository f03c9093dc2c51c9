# vector a7x-director-unmarked
# The director of a PFPh attack moves in the MPh.
name = "a7x-director-unmarked"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
l = { side = "german", type = "8-1", kind = "leader" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K4
place l K4
place t K8
turn 1 german PFPh
a1 prep by s inherent 4 FP at K8 directed-by l
roll r1 DR 6,5 ift in a1
a1 ift r1 drm leader -1 result none
turn 1 german MPh
l moves K5 1 MF   !! A7.531-director-marked  = counter prep-fire on l
