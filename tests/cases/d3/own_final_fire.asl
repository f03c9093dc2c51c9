# D3.32: fire after Bounding First Fire.
name = "own_final_fire"
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
pziv ends
turn 1 german DFPh
a2 final by pziv CMG at X8 units s447   !! D3.32-no-bounding-final-fire
turn 1 german AFPh   !! A7.3-attack-dr-recorded
a3 advancing by pziv MA rof at X8 units s447
roll r2 DR 1,4 to-hit in a3
a3 to-hit pziv MA r2 target s447 drm B +2   !! D3.32-afph-case-c
a4 advancing by pziv MA rof at X8 units s447   !! D3.32-once
