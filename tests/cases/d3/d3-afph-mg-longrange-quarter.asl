# vector d3-afph-mg-longrange-quarter
# AFPh CMG 5 FP at 10 hexes with normal range 8: 5/4, column 1.
name = "d3-afph-mg-longrange-quarter"
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
CMG = { kind = "mg", range = 8 }
BMG = { kind = "mg" }
AAMG = { kind = "mg" }
---
place pziv X5 vca X6-Y6 tca W6-X6
pziv is moved
turn 1 german AFPh
a1 advancing by pziv CMG 5 FP x1/2 AFPh x1/2 long-range at X15   = 5/4 FP  = column 1
