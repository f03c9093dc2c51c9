# vector a7x-leader-prevents-malfunction
# LMG Original 12 with a 9-2 directing: Final 10, malfunction anyway.
name = "a7x-leader-prevents-malfunction"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 3, range = 8, rof = 1, b = 12 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
l = { side = "german", type = "9-2", kind = "leader" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place l K5
place t K8
turn 1 german PFPh
a1 prep by s sw:LMG 3 FP at K8 directed-by l
roll r1 DR 6,6 ift in a1
a1 ift r1 drm leader -2   = final 10  = malfunctions s sw:LMG
s malfunctions sw:LMG r1
