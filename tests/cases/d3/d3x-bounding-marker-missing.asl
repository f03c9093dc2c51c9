# vector d3x-bounding-marker-missing
# MA fired without ROF in the MPh; no Bounding Fire marker by the end of its move.
name = "d3x-bounding-marker-missing"
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
[units.tgt]
side = "russian"
type = "4-4-7"
kind = "squad"
---
place pz X5 vca X6-Y6
place tgt X8
turn 1 german MPh
a1 bounding by pz MA at X8 units tgt
roll r1 DR 5,4 to-hit in a1
a1 to-hit pz MA r1 target tgt drm C2 +6
pz ends   !! D3.3-bounding-marker  = counter bounding-fire on pz
