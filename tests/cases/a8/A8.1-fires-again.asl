# vector A8.1-fires-again
# A squad that First Fired fires again with full FP at another mover as First Fire. Marked First Fire: only SFF.
name = "A8.1-fires-again"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place t M6
place f K9
turn 1 german MPh
s moves K6 1 MF
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
s ends
t moves M7 1 MF
a2 first by f inherent 4 FP at M7 units t range 3 answers t total 4 FP   !! A7.33-no-split-inherent  = not allowed
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFNAM -1, FFMO -1
turn 1 german DFPh
