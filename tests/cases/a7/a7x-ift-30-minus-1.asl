# vector a7x-ift-30--1
# 30 FP column, Final DR -1.
name = "a7x-ift-30--1"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "10-3", kind = "leader" }
x = { side = "german", type = "30-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place l K5
place x K5
place t K8
turn 1 german PFPh
a1 prep by x inherent 30 FP at K8 directed-by l
roll r1 DR 1,1 ift in a1
a1 ift r1 drm leader -3   = 6KIA
