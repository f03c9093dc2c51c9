# vector a7x-ift-36-15
# 36 FP column, Final DR 15.
name = "a7x-ift-36-15"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "8-0", kind = "leader" }
x = { side = "german", type = "36-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
attest tem K8 +3
place l K5
place x K5
place t K8
turn 1 german PFPh
a1 prep by x inherent 36 FP at K8 directed-by l
roll r1 DR 6,6 ift in a1
a1 ift r1 drm TEM +3   = PTC
