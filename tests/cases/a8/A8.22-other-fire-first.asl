# vector A8.22-other-fire-first
# The DEFENDER fires with his squad before the Residual FP is rolled. Residual FP is the first attack.
name = "A8.22-other-fire-first"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place f K9
turn 1 german MPh
residual 4 FP at K6
s moves K6 2 MF terrain
a2 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP   !! A8.22-first
roll r1 DR 6,5 ift in a2
a2 ift r1 drm FFNAM -1, TEM +1
a92 residual at K6 units s answers s total 4 FP column 4
roll r2 DR 3,4 ift in a92
a92 ift r2 drm TEM +1, FFNAM -1 final 7
roll r8 DR 1,2 tc for s in a92
s checks PTC r8 morale 7 passed in a92
turn 1 german DFPh
