# vector a7-unlikely-needs-original-2
# Original 3 modified by -1 to Final 2: an Unlikely Kill die is rolled.
name = "a7-unlikely-needs-original-2"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "8-1", kind = "leader" }
tr = { side = "russian", type = "truck", class = "truck", afv = false }
x = { side = "german", type = "8-6-7", kind = "squad" }
---
place l K5
place tr K8 vca K7-L7
place x K5
turn 1 german PFPh
a1 prep by x inherent 8 FP at K8 directed-by l
roll r1 DR 1,2 ift in a1
a1 ift r1 drm leader -1
roll r2 dr 1 unlikely-kill in a1   !! A7.309-original-2  = not allowed
tr suffers burning in a1   = vehicle burning
