# In Motion the AFPh shot of a MG has a quarter of its FP.
name = "own_final_fire_motion"
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
ac start 1 MP
a1 bounding by ac MA 8 FP x1/2 bounding x1/2 motion at K2 units s447   = 2 FP
roll r1 DR 2,6 ift in a1
a1 ift r1
ac ends motion
turn 1 german AFPh
a2 advancing by ac MA 8 FP x1/2 AFPh x1/2 motion rof at K2 units s447   ok D3.32-afph-motion-quarter  ok D3.32-afph-half-fp  = 2 FP
