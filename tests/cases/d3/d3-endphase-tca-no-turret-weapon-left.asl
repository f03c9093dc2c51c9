# vector d3-endphase-tca-no-turret-weapon-left
# MA (no ROF) and CMG have fired; at the end of the PFPh the turret is turned.
name = "d3-endphase-tca-no-turret-weapon-left"
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
turn 1 german PFPh
a1 prep by pziv MA at W8
roll r1 DR 5,3 to-hit in a1
a1 to-hit pziv MA r1
a2 prep by pziv CMG at X8
roll r2 DR 3,4 ift in a2
a2 ift r2
pziv tca Y5-Y6 end-of-fire-phase   !! D3.12-end-phase-tca-eligibility  = not allowed
pziv vca Y5-Y6 end-of-fire-phase   = allowed
