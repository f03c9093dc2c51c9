# vector A12.122-squad-three
# A squad likewise rolls 3 and takes a "?": 6 is too much.
name = "A12.122-squad-three"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
by boris
place e K15
by anna
s los e blocked
turn 1 german CCPh
roll r1 dr 3 named "concealment" for s
s conceals r1 drm +3 gained   !! A12.122-dr  = final 6
turn 1 russian RPh
