# vector d3-default-tca
# No turret counter: hull turned two hexspines by MP, the turret weapon's arc follows.
name = "d3-default-tca"
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
---
place afv M3 vca L2-M2
turn 1 german MPh
afv start 1 MP
afv turn M2-N2 1 MP
afv turn N2-N3 1 MP   = tca N2-N3
