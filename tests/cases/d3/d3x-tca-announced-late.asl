# vector d3x-tca-announced-late
# The turret turn is announced after the DEFENDER has already answered the MP.
name = "d3x-tca-announced-late"
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
[units.atg]
side = "russian"
type = "AT gun"
---
place pz X5 vca X6-Y6
place atg X8
turn 1 german MPh
pz delay 1 MP seen-by atg
a1 first by atg gun at X5 units pz answers pz
pz tca Y5-Y6   !! D3.12-tca-announced-with-mp  = not allowed
