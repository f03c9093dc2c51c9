# vector A7.308-EX-cap-6
# 6-FP column: at most 3 vehicle(s) can be affected by one roll.
name = "A7.308-EX-cap-6"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "6-6-7", kind = "squad" }
l = { side = "german", type = "8-0", kind = "leader" }
tr1 = { side = "russian", type = "truck", class = "truck", afv = false }
tr2 = { side = "russian", type = "truck", class = "truck", afv = false }
tr3 = { side = "russian", type = "truck", class = "truck", afv = false }
tr4 = { side = "russian", type = "truck", class = "truck", afv = false }
---
place x C0
place l C0
place tr1 C3 vca C2-D2
place tr2 C3 vca C2-D2
place tr3 C3 vca C2-D2
place tr4 C3 vca C2-D2
turn 1 german PFPh
a1 prep by x inherent 6 FP at C3 directed-by l
roll r1 DR 1,2 ift in a1
a1 ift r1 drm leader +0   = column 6  = cap 3
roll r2 dr 6 rs for tr1 in a1
roll r3 dr 5 rs for tr2 in a1
roll r4 dr 4 rs for tr3 in a1
roll r5 dr 3 rs for tr4 in a1
random-selection of tr1:r2,tr2:r3,tr3:r4,tr4:r5 in a1
tr1 suffers eliminated in a1   ok A7.308-vehicle-cap
tr2 suffers eliminated in a1   ok A7.308-vehicle-cap
tr3 suffers eliminated in a1   ok A7.308-vehicle-cap
phase-end
