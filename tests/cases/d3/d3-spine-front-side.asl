# vector d3-spine-front-side
# LOS along the hexspine between front and side counts as front.
name = "d3-spine-front-side"
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
place afv T3 vca U3-U4
place gun U2
turn 1 russian PFPh
a1 prep by gun gun at T3 units afv
roll r1 DR 3,3 to-hit in a1
a1 to-hit gun gun r1 target afv   = facing Front  = entry spine T2-U3
afv claims facing U2 front   ok D3.2-hexspine-least-favorable  = facing Front
