# vector d3-turn-back-costs
# Turret turned two, fired, then turned back two to the original arc for a ROF shot: +2 again.
name = "d3-turn-back-costs"
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
a1 prep by pziv MA at Z5 units s447 tca Y5-Y6
roll r1 DR 1,4 to-hit in a1
a1 to-hit pziv MA r1 target s447 drm A +2   = case A +2
a2 prep by pziv MA rof at W8 tca W6-X6
roll r2 DR 5,4 to-hit in a2
a2 to-hit pziv MA r2 drm A +2   = case A +2
