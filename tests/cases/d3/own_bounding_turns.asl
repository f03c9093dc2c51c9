# D3.51: after Bounding First Fire hull and turret turn with MP as before.
name = "own_bounding_turns"
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
[units.s447]
side = "russian"
type = "4-4-7"
kind = "squad"
---
place pziv X5 vca X6-Y6 tca W6-X6
place s447 X8
turn 1 german MPh
pziv delay 1 MP seen-by s447
a1 bounding by pziv MA at X8 units s447
roll r1 DR 1,4 to-hit in a1
a1 to-hit pziv MA r1 target s447 drm C2 +6
pziv start 1 MP seen-by s447
pziv turn Y5-Y6 1 MP seen-by s447 turret X6-Y6
pziv stop 1 MP seen-by s447
pziv ends
