# vector A4.34-bypass-shot
# A Non-Assault Bypass along K6-L5 is fired at from N5, aimed at vertex K6-L5-L6. No obstacle TEM: FFMO -1, FFNAM -1.
name = "A4.34-bypass-shot"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place f N5
turn 1 german MPh
s moves K6 1 MF along K6-L5
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
roll r1 DR 4,3 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 5  = drm -2  = 1MC
roll r2 DR 1,2 mc for s in a1
s checks 1MC r2 morale 7 passed in a1
