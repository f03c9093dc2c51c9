# vector d3-afph-mg-caseB-added
# AFPh CMG fire with a Case B DRM on the IFT roll.
name = "d3-afph-mg-caseB-added"
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
pziv is moved
turn 1 german AFPh
a1 advancing by pziv CMG 4 FP x1/2 AFPh at X8
roll r1 DR 2,3 ift in a1
a1 ift r1 drm B   !! D3.53-no-case-b-for-mg  = case B +0
