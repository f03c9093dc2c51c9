# vector d3-combined-one-outside-arc
# CMG and BMG are added although the target is only in the TCA.
name = "d3-combined-one-outside-arc"
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
[units.s447]
side = "russian"
type = "4-4-7"
kind = "squad"
[units.s628]
side = "russian"
type = "6-2-8"
kind = "squad"
[units.s527]
side = "russian"
type = "5-2-7"
kind = "squad"
---
place pziv X5 vca X6-Y6 tca W6-X6
place s447 Z5
place s628 Z3
place s527 V5
turn 1 german PFPh
a1 prep by pziv BMG 3 FP, pziv CMG 5 FP at W8   !! D3.5-combined-target-in-each-arc  = in TCA  = not in VCA
