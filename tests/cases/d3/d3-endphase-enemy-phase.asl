# vector d3-endphase-enemy-phase
# The ATTACKER turns a turret at the end of the DFPh.
name = "d3-endphase-enemy-phase"
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
turn 1 german DFPh
pziv tca Y5-Y6 end-of-fire-phase   !! D3.12-end-phase-friendly-only  = not allowed
