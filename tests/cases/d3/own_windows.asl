# D3.3: First Fire at a vehicle that has spent nothing; a counter that is not due.
name = "own_windows"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.pziv]
side = "german"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
[units.pziv.weapons]
MA = { kind = "ordnance", rof = 2 }
CMG = { kind = "mg" }
BMG = { kind = "mg" }
AAMG = { kind = "mg" }
[units.atg]
side = "russian"
type = "AT gun"
[units.s447]
side = "russian"
type = "4-4-7"
kind = "squad"
---
place pziv X5 vca X6-Y6 tca W6-X6
place atg V9
place s447 X8
turn 1 german MPh
a1 first by atg gun at X5 units pziv   !! D3.3-dff-needs-mp
pziv delay 1 MP seen-by s447
a2 first by atg gun rof at X5 units pziv answers pziv   ok D3.3-dff-needs-mp  ok D3.3-no-rollback
a3 bounding by pziv MA at X8 units s447
roll r1 DR 1,4 to-hit in a3
a3 to-hit pziv MA r1 target s447 drm C2 +6
marker bounding-fire on pziv   !! D3.3-bounding-marker-rof-exc
