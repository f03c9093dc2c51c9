# vector A8.2-entering
# A Non-Assault mover enters woods with a 4 counter; dice 3,4; then other fire follows. Woods +1, FFNAM -1: 0; Final 7.
name = "A8.2-entering"
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
a91 residual at K6 units s answers s total 4 FP column 4
roll r1 DR 3,4 ift in a91
a91 ift r1 drm TEM +1, FFNAM -1 final 7  = drm +0  = final 7  = PTC  ok A8.2-drm
roll r8 DR 1,2 tc for s in a91
s checks PTC r8 morale 7 passed in a91
a2 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4   ok A8.22-first
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFNAM -1, TEM +1 final 11
turn 1 german DFPh
