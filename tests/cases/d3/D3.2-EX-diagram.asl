# vector D3.2-EX-diagram
# A shot that runs exactly along the E7-F7 hexspine of the target hex is resolved against the front.
name = "D3.2-EX-diagram"
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
place afv E8 vca D7-E7
place gun F6
turn 1 russian PFPh
a1 prep by gun gun at E8 units afv
roll r1 DR 3,3 to-hit in a1
a1 to-hit gun gun r1 target afv   = facing Front  = entry spine E7-F7  = adjoining Front,Side
afv claims facing F6 front   ok D3.2-hexspine-least-favorable  = facing Front
