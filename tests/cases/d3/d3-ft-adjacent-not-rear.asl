# vector d3-ft-adjacent-not-rear
# A FT firing from an adjacent hex claims the rear facing although its LOS crosses the front.
name = "d3-ft-adjacent-not-rear"
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
[units.ft]
side = "russian"
type = "4-4-7"
kind = "squad"
---
place afv T3 vca T2-U3
place ft T2
turn 1 russian PFPh
afv claims facing T2 rear   !! D3.2-facing-by-crossed-hexside  = facing Front
