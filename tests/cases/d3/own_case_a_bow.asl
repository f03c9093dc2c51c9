# After a hull turn for the MA the BMG pays nothing.
name = "own_case_a_bow"
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
a9 prep by pziv MA at Z5 units s447 vca Y5-Y6 tca Y5-Y6
roll r9 DR 4,4 to-hit in a9
a9 to-hit pziv MA r9 target s447 drm A +4
a10 prep by pziv BMG at Z5 units s447
roll r10 DR 3,4 ift in a10
a10 ift r10 final 7   !! D3.51-bow-weapons-alike  = case A +3
