# A 4-4-7 and an 8-1 attack a BU stopped Mobile PzIV with manned CMG in the open: dice 3,4.
# CCV 5 + 1 = 6; 7 - 1 = 6: immobilized.
name = "A11.5-squad-smc"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "russian 4-4-7", sw = [] }
l = { side = "german", type = "8-1", sw = [] }
v = { side = "russian", type = "PzKpfw IVH", ce = false }
---
by anna
place a K5
place l K5
by boris
place v K5 vca L4-L5
by anna
turn 1 german CCPh
roll r1 DR 3,4 cc for a
resolved cc by a,l against v r1 drm leader -1 defense 6 FP final 6 result immobilized   ok A11.5-ccv
