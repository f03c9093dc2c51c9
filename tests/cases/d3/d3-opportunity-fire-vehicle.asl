# vector d3-opportunity-fire-vehicle
# A tank is put under a Bounding Fire counter in the PFPh for Opportunity Fire.
name = "d3-opportunity-fire-vehicle"
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
marker opportunity-fire on pziv   !! D3.3-no-opportunity-fire  = not allowed
