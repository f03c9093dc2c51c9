# vector d3-arc-grain-inclusive
# Targets on both boundary grains are inside the wedge, one hex beyond the grain is not.
name = "d3-arc-grain-inclusive"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.afv]
side = "german"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
[units.afv.weapons]
MA = { kind = "ordnance", rof = 2 }
---
place afv X5 vca X4-Y5
turn 1 german PFPh
a1 prep by afv MA at X2   = in arc
roll r1 DR 1,3 to-hit in a1
a1 to-hit afv MA r1
a2 prep by afv MA rof at Z4   = in arc
roll r2 DR 1,3 to-hit in a2
a2 to-hit afv MA r2
a3 prep by afv MA rof at W3   !! D3.12-turret-weapon-arc  = out of arc
