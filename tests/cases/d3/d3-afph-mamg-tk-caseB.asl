# vector d3-afph-mamg-tk-caseB
# A MG that is the MA tries a To Kill in the AFPh: To Hit with Case B, no FP halving.
name = "d3-afph-mamg-tk-caseB"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.ac]
side = "german"
class = "armored-car"
afv = true
mp = 20
red-mp = false
mount = "T"
[units.ac.weapons]
MA = { kind = "mg", fp = 8, rof = 2 }
[units.foe]
side = "russian"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
---
place ac K5 vca K4-L4
place foe K2 vca K1-L1
turn 1 german AFPh
a1 advancing by ac MA to-kill at K2 units foe   = no AFPh half
roll r1 DR 3,4 to-hit in a1
a1 to-hit ac MA r1 target foe drm B +2   ok D3.53-exc-ma-tk  = case B +2
