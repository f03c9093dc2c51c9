# A Close Combat attack on the Close Combat Table: attackers, defenders, odds, DRM, DR, result.
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 4-6-7" }
l = { side = "german", type = "9-1" }
r = { side = "russian", type = "russian 4-4-7" }
ghost = { side = "russian", type = "russian 4-4-7" }
far = { side = "russian", type = "russian 4-4-7" }
---
by anna
place s K5
place l K5
place r K5
place far K9
turn 1 german CCPh
roll r1 DR 2,2 cc for s
resolved cc by s,l against r r1 drm leader -1 attack 5 FP defense 4 FP odds 1-1 final 3 result eliminated   = bytes 38000000020000000000000001000000000000007301000000000000006c0100000000000000010000000000000072000000000000000001000000010000000000000006000000000000006c656164657201ffff000000000000000001050000000001040000000001050000000103000102000000
roll r2 DR 3,4 cc for s
resolved cc by s against ghost r2   !! LOG.named-units
resolved cc by s against r r9   !! LOG.roll-unknown ?? A11.12-once
roll r3 DR 3,4 cc for s
resolved cc by s against far r3 drm wishful -9 odds 10-1   !! A11.1-one-hex ?? LOG.drm-by-word !! A11.11-odds ?? A11.12-once
