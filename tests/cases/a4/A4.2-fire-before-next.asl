# vector A4.2-fire-before-next
# s ends its move and says so; the DEFENDER fires at it then; after that t moves. The shot is in time.
name = "A4.2-fire-before-next"
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
s moves K6 1 MF not-assault
s ends
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
roll r1 DR 4,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 7  = PTC
roll r2 DR 1,2 tc for s in a1
s checks PTC r2 morale 7 passed in a1
t moves M6 1 MF  = allowed
turn 1 german DFPh
