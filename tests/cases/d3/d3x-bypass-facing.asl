# vector d3x-bypass-facing
# Target in Bypass: the hexside crossed would be front, but the firer's hex is neither in the front nor the rear fan: Side.
name = "d3x-bypass-facing"
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
place afv BB3 along BB3-CC4 cafp BB3-CC4-BB4
turn 1 russian PFPh
afv claims facing AA4 side   ok D3.2-bypass-facing-by-hex  = facing Side
