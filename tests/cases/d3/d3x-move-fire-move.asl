# vector d3x-move-fire-move
# Start, enter, stop, fire MA, start, enter: legal for a vehicle.
name = "d3x-move-fire-move"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.pz]
side = "german"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
[units.pz.weapons]
MA = { kind = "ordnance", rof = 2 }
---
place pz X5 vca X6-Y6
turn 1 german MPh
pz start 1 MP
pz enter Y6 1 MP
pz stop 1 MP
a1 bounding by pz MA at Y9
pz start 1 MP   ok D3.3-move-after-fire
pz enter Y7 1 MP   = 5 MP spent  = allowed
