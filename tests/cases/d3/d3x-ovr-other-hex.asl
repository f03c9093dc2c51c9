# vector d3x-ovr-other-hex
# MA fired bounding in X5, then an OVR with the MG in Y6.
name = "d3x-ovr-other-hex"
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
CMG = { kind = "mg" }
BMG = { kind = "mg" }
AAMG = { kind = "mg" }
[units.tgt]
side = "russian"
type = "4-4-7"
kind = "squad"
---
place pz X5 vca X6-Y6
place tgt Y6
turn 1 german MPh
a1 bounding by pz MA at X8
pz start 1 MP
pz enter Y6 1 MP
pz overrun Y6 4 MP   = allowed
