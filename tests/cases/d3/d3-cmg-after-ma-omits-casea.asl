# vector d3-cmg-after-ma-omits-casea
# MA turns +2 and fires; the CMG then fires at the same target with no Case A.
name = "d3-cmg-after-ma-omits-casea"
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
a1 prep by pziv MA at Z5 tca Y5-Y6
roll r1 DR 5,3 to-hit in a1
a1 to-hit pziv MA r1 drm A +2   = case A +2
a2 prep by pziv CMG at Z5
roll r2 DR 3,4 ift in a2
a2 ift r2 final 7   !! D3.51-same-penalty-within-arc  = case A +2
