# vector d3-aamg-first-then-ma-next-hex
# AAMG fires in X5, vehicle moves on, MA fires in Y6 (the MA had not fired before).
name = "d3-aamg-first-then-ma-next-hex"
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
pziv delay 1 MP
a1 bounding by pziv AAMG 2 FP x1/2 bounding at X8 units s447
roll r1 DR 3,4 ift in a1
a1 ift r1
pziv start 1 MP seen-by s628
pziv enter Y6 1 MP seen-by s628
pziv stop 1 MP seen-by s628
a2 bounding by pziv MA at Y9 units s628   !! D3.51-same-hex-for-all-weapons  = not same hex
