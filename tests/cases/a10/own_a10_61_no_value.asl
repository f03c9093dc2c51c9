# A10.6: DRM that are named without their value are worth what is due.
name = "own_a10_61_no_value"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["woods"] }
[units]
s1 = { side = "german", type = "german 4-6-7" }
l1 = { side = "german", type = "8-1" }
e1 = { side = "russian", type = "russian 4-4-7" }
---
place s1 K5
place l1 K5
place e1 K20
s1 is broken
turn 1 german RPh
roll r1 DR 4,4 rally for s1
s1 checks rally r1 drm woods, leader passed
s1 is no-longer broken
turn 1 german PFPh
