# The DRM of an attempt to capture, and whom nobody captures (A20.22).
name = "own_a20_22_capture"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
c = { side = "russian", type = "russian 4-2-6", sw = [] }
v = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place a K5
by boris
place d K5
by anna
by boris
place c K5
place v K5 vca L4-L5
by anna
turn 1 german CCPh
roll r1 DR 3,3 cc for a
resolved cc by a against d r1 attack 4 FP defense 4 FP odds 1-1 final 6 result captured   !! A20.22-cc !! A11.11-result
roll r2 DR 2,2 cc for a
resolved cc by a against d r2 drm capture -1 attack 4 FP defense 4 FP odds 1-1 final 3 result captured   !! A20.22-cc ?? A11.12-once
roll r3 DR 2,1 cc for a
resolved cc by a against c r3 drm capture +1 attack 4 FP defense 4 FP odds 1-1 final 4 result captured   ?? A20.22-cc ?? A11.12-once
roll r4 DR 2,1 cc for a
cc by a against v r4 drm capture +1   ?? A20.22-not-afv
roll r5 DR 2,1 cc for a
resolved cc by a against d r5 result captured   ?? A20.22-cc ?? A11.12-once
