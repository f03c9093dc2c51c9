# vector A8.2-bypass
# A Non-Assault mover Bypasses woods with a 2 counter along open hexsides; dice 3,4. Woods +1, FFNAM -1, no FFMO: 0.
name = "A8.2-bypass"
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
---
place s K5
turn 1 german MPh
residual 2 FP at K6
s moves K6 1 MF along K6-L5
a91 residual at K6 units s answers s total 2 FP column 2
roll r1 DR 2,4 ift in a91
a91 ift r1 drm TEM +1, FFNAM -1 final 6  = drm +0  = final 6  = PTC
roll r8 DR 1,2 tc for s in a91
s checks PTC r8 morale 7 passed in a91
s moves L5 1 MF
turn 1 german DFPh
