# The DRM of the dr: a leader may help, woods count, and a DRM that is too low is found; who may be Stealthy is asked.
name = "own_a12_122_drm"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "9-1", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place l K5
place s2 M5
place s3 O5
by boris
place e K15
by anna
s los e blocked
s2 los e blocked
s3 los e blocked
l los e blocked
turn 1 german CCPh
roll r1 dr 3 named "concealment" for s
s conceals r1 drm +2 gained   ok A12.122-drm  = final 5
roll r2 dr 4 named "concealment" for s2
s2 conceals r2 drm +1 gained   !! A12.122-drm
roll r3 dr 3 named "concealment" for s3
s3 conceals r3 drm +2 gained   ?? A12.122-drm
turn 1 russian RPh
