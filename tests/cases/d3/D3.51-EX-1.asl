# vector D3.51-EX-1
# AAMG free of Case A; CMG turns the turret two hexspines (+2); MA in the new arc pays the same +2; later ROF shots pay only the further turns (+1, 0, +2).
name = "D3.51-EX-1"
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
a1 prep by pziv AAMG at V5 units s527
roll r1 DR 3,4 ift in a1
a1 ift r1 drm A +0   = case A +0
a2 prep by pziv CMG at Z5 units s447 tca Y5-Y6
roll r2 DR 4,5 ift in a2
a2 ift r2 drm A +2   = case A +2  ok D3.52-mg-case-a-on-ift
a3 prep by pziv MA at Z5 units s447
roll r3 DR 1,5 to-hit in a3
a3 to-hit pziv MA r3 target s447 drm A +2   = case A +2
a4 prep by pziv MA rof at Z3 units s628 tca X4-Y5   ok D3.51-known-target-for-next-turn
roll r4 DR 1,5 to-hit in a4
a4 to-hit pziv MA r4 target s628 drm A +1   = case A +1
a5 prep by pziv MA rof at Z3 units s628
roll r5 DR 1,5 to-hit in a5
a5 to-hit pziv MA r5 target s628 drm A +0, acq -1   = case A +0  ok C6.5-acquired
a6 prep by pziv MA rof at V5 units s527 tca W5-W6   = vca X6-Y6  = tca W5-W6
roll r6 DR 4,5 to-hit in a6
a6 to-hit pziv MA r6 target s527 drm A +2   = case A +2  = findings 0
