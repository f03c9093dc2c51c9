# vector a7-unlikely-K7-drm5-dr2
# Original 2 with DRM +5 (Final 7) on Kill Number 7, Unlikely Kill die 2.
name = "a7-unlikely-K7-drm5-dr2"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
tr = { side = "russian", type = "truck", class = "truck", afv = false }
x = { side = "german", type = "8-6-7", kind = "squad" }
l80 = { side = "german", type = "8-0", kind = "leader" }
---
attest tem K8 +3
place tr K8 vca K7-L7
place x K5
place l80 K5
x los tr exists hindrance +2
turn 1 german PFPh
a1 prep by x inherent 8 FP at K8 directed-by l80
roll r1 DR 1,1 ift in a1
a1 ift r1 drm TEM +3, hindrance +2
roll r2 dr 2 unlikely-kill in a1   = basic immobilized
tr suffers eliminated in a1   ok A7.309-better-of-both  = vehicle eliminated
