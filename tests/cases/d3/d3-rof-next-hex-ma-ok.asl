# vector d3-rof-next-hex-ma-ok
# MA fires bounding in X5, keeps ROF, drives on, stops in Y6 and fires again.
name = "d3-rof-next-hex-ma-ok"
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
[units.s628]
side = "russian"
type = "6-2-8"
kind = "squad"
[units.s527]
side = "russian"
type = "5-2-7"
kind = "squad"
---
place pziv X5 vca X6-Y6 tca W6-X6
place s447 X8
place s628 Y9
turn 1 german MPh
pziv delay 1 MP seen-by s447
a1 bounding by pziv MA at X8 units s447   = legal in X5
roll r1 DR 2,5 to-hit in a1
a1 to-hit pziv MA r1 target s447 drm C2 +6
pziv start 1 MP seen-by s628
pziv enter Y6 1 MP seen-by s628
pziv stop 1 MP seen-by s628
a2 bounding by pziv MA rof at Y9 units s628   ok D3.3-repeat-stop-and-fire  = legal in Y6
roll r2 DR 4,4 to-hit in a2
a2 to-hit pziv MA r2 target s628 drm C1 +5   = case C1 +5
