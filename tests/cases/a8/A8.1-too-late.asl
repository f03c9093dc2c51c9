# vector A8.1-too-late
# s moves and ends; t starts to move; then the DEFENDER fires at s. The window for s is closed.
name = "A8.1-too-late"
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
place t M5
place f K9
turn 1 german MPh
s moves K6 1 MF
s ends
t moves M6 1 MF
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP   !! A8.1-window  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
turn 1 german DFPh
