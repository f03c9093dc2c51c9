# vector a7-kill-K8-o4-drm0
# Kill Number 8 (given), Original 4, DRM +0.
name = "a7-kill-K8-o4-drm0"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
tr = { side = "russian", type = "truck", class = "truck", afv = false }
x = { side = "german", type = "12-6-7", kind = "squad" }
l80 = { side = "german", type = "8-0", kind = "leader" }
---
place tr K8 vca K7-L7
place x K5
place l80 K5
turn 1 german PFPh
a1 prep by x inherent 12 FP at K8 directed-by l80
roll r1 DR 2,2 ift in a1
a1 ift r1   = final 4
tr suffers eliminated in a1   ok A7.308-below-kill-eliminated  = vehicle eliminated
