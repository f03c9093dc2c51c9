# vector d3-afph-mg-half-no-caseB
# A vehicle that moved without firing uses CMG 4 and BMG 3 in the AFPh: 7/2 FP, no Case B.
name = "d3-afph-mg-half-no-caseB"
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
a1 advancing by pziv CMG 4 FP x1/2 AFPh, pziv BMG 3 FP x1/2 AFPh at X8   = 3.5 FP  = column 2  ok D3.53-afph-half
roll r1 DR 2,3 ift in a1
a1 ift r1   ok D3.53-no-case-b-for-mg  = case B +0
