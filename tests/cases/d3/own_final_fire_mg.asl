# The AFPh shot of a MG that kept its ROF has half FP.
name = "own_final_fire_mg"
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
mp = 1
red-mp = false
mount = "T"
ce = true
open-topped = false
[units.ac.weapons]
MA = { kind = "mg", fp = 8, rof = 2, range = 12 }
[units.s447]
side = "russian"
type = "4-4-7"
kind = "squad"
---
place ac K5 vca K4-L4
place s447 K2
turn 1 german MPh
ac delay 1 MP
a1 bounding by ac MA 8 FP x1/2 bounding at K2 units s447   = 4 FP
roll r1 DR 2,6 ift in a1
a1 ift r1
ac ends
turn 1 german AFPh
a2 advancing by ac MA 8 FP rof at K2 units s447   !! D3.32-afph-half-fp  = 4 FP
