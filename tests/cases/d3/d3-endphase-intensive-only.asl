# vector d3-endphase-intensive-only
# Only the MA is left and it has fired without ROF (Intensive Fire would be its last option); the turret is turned at phase end.
name = "d3-endphase-intensive-only"
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
turn 1 russian DFPh
a1 final by pziv MA at W8
roll r1 DR 5,3 to-hit in a1
a1 to-hit pziv MA r1
a2 final by pziv CMG at X8
roll r2 DR 3,4 ift in a2
a2 ift r2
a3 final by pziv BMG at Y8
roll r3 DR 3,4 ift in a3
a3 ift r3
a4 final by pziv AAMG at V5
roll r4 DR 3,4 ift in a4
a4 ift r4
pziv tca Y5-Y6 end-of-fire-phase   !! D3.12-end-phase-no-intensive-fire  !! D3.12-end-phase-tca-eligibility  = not allowed
