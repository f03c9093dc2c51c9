# The CMG pays too little on the IFT.
name = "own_case_a_ift"
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
place s447 Z5
place s628 Z3
place s527 V5
place pziv X5 vca X6-Y6 tca W6-X6
turn 1 german PFPh
a8 prep by pziv CMG at Z5 units s447 tca Y5-Y6
roll r8 DR 3,4 ift in a8
a8 ift r8 drm A +1   !! D3.52-mg-case-a-on-ift  = case A +2
