# vector D3.51-EX-3
# Hull one hexspine to Y5-Y6, turret to W5-W6: BMG +3, turret weapons +5.
name = "D3.51-EX-3"
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
place s447 Z5
place s628 Z3
place s527 V5
turn 1 german PFPh
pziv vca Y5-Y6 shot   = tca X6-Y6
pziv tca W5-W6 shot   = tca turned 2
a1 prep by pziv BMG at Z5 units s447
roll r1 DR 3,4 ift in a1
a1 ift r1 drm A +3   = case A +3
a2 prep by pziv MA at V5 units s527
roll r2 DR 3,4 to-hit in a2
a2 to-hit pziv MA r2 target s527 drm A +5   = case A +5
