# vector d3x-vca-changed-silently
# Between PFPh and DFPh the logged VCA differs although no turn event exists.
name = "d3x-vca-changed-silently"
printing = "2e"
excerpts = true

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
---
turn 1 german PFPh
place pz X5 vca X6-Y6
pz vca Y5-Y6   !! D3.12-vca-change-occasions  = not allowed
