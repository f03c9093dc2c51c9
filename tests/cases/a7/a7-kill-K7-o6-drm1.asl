# vector a7-kill-K7-o6-drm1
# Kill Number 7 (given), Original 6, DRM +1.
name = "a7-kill-K7-o6-drm1"
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
attest tem K8 +1
place tr K8 vca K7-L7
place x K5
place l80 K5
turn 1 german PFPh
a1 prep by x inherent 8 FP at K8 directed-by l80
roll r1 DR 2,4 ift in a1
a1 ift r1 drm TEM +1   = final 7
tr suffers immobilized in a1   ok A7.308-equal-immobilized  = vehicle immobilized
