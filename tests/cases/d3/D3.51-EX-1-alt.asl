# vector D3.51-EX-1-alt
# Instead of turning on, the MA fires again at the 4-4-7: no Case A, acquisition -1.
name = "D3.51-EX-1-alt"
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
a2 prep by pziv CMG at Z5 units s447 tca Y5-Y6
roll r2 DR 4,5 ift in a2
a2 ift r2 drm A +2   = case A +2
a3 prep by pziv MA at Z5 units s447
roll r3 DR 1,5 to-hit in a3
a3 to-hit pziv MA r3 target s447 drm A +2   = case A +2
a4 prep by pziv MA rof at Z5 units s447
roll r4 DR 3,5 to-hit in a4
a4 to-hit pziv MA r4 target s447 drm acq -1   = case A +0  ok C6.5-acquired  = case acq -1
