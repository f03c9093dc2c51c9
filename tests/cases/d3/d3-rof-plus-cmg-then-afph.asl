# vector d3-rof-plus-cmg-then-afph
# In the MPh the MA kept ROF but the CMG fired too; in the AFPh the MA fires again.
name = "d3-rof-plus-cmg-then-afph"
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
a1 bounding by pziv MA at X8 units s447
roll r1 DR 1,5 to-hit in a1
a1 to-hit pziv MA r1 target s447 drm C2 +6
a2 bounding by pziv CMG 4 FP x1/2 bounding at X8 units s447
roll r2 DR 3,4 ift in a2
a2 ift r2
marker bounding-fire on pziv
pziv ends   = counter bounding-fire on pziv
turn 1 german AFPh
a3 advancing by pziv MA rof at X8 units s447   !! D3.32-afph-rof-shot  !! D3.3-no-afph-after-marker
