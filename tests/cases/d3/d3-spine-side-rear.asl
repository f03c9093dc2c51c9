# vector d3-spine-side-rear
# LOS along the hexspine between side and rear counts as side.
name = "d3-spine-side-rear"
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
[units.gun]
side = "russian"
type = "AT gun"
---
place afv T3 vca T2-U3
place gun U5
turn 1 russian PFPh
a1 prep by gun gun at T3 units afv
roll r1 DR 3,3 to-hit in a1
a1 to-hit gun gun r1 target afv   = facing Side  = entry spine T4-U4
afv claims facing U5 side   ok D3.2-hexspine-least-favorable  = facing Side
