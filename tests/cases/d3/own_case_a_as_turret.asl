# Both hexspines paid as if the turret alone had turned.
name = "own_case_a_as_turret"
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
a1 prep by pziv MA at Z5 units s447 vca Y5-Y6 tca Y5-Y6
roll r1 DR 4,4 to-hit in a1
a1 to-hit pziv MA r1 target s447 drm A +2   !! D3.12-turret-fire-keeps-vca  = case A +4
