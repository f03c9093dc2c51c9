# A turn paid as one hexspine, and paid again by the repeated shot; a third says that it pays none.
name = "own_case_a_repeat"
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
place s447 Z5
place s628 Z3
place s527 V5
place pziv X5 vca X6-Y6 tca W6-X6
turn 1 german PFPh
a6 prep by pziv MA at Z5 units s447 tca Y5-Y6
roll r6 DR 1,4 to-hit in a6
a6 to-hit pziv MA r6 target s447 drm A +1   !! D3.51-incremental-turn  = case A +2
a7 prep by pziv MA rof at Z5 units s447
roll r7 DR 2,6 to-hit in a7
a7 to-hit pziv MA r7 target s447 drm A +2   !! D3.51-repeat-shot-free  = case A +0
a8 prep by pziv MA rof at Z5 units s447
roll r8 DR 3,4 to-hit in a8
a8 to-hit pziv MA r8 target s447 drm A +0   ok D3.51-incremental-turn
