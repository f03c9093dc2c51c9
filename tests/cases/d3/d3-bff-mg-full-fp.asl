# vector d3-bff-mg-full-fp
# CMG claims its full 4 FP in Bounding First Fire.
name = "d3-bff-mg-full-fp"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.pziv]
side = "german"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
[units.pziv.weapons]
MA = { kind = "ordnance", rof = 2 }
CMG = { kind = "mg" }
BMG = { kind = "mg" }
AAMG = { kind = "mg" }
---
place pziv X5 vca X6-Y6 tca W6-X6
turn 1 german MPh
pziv delay 1 MP
a1 bounding by pziv CMG 4 FP at X7   !! D3.31-bounding-half-fp  = 2 FP
