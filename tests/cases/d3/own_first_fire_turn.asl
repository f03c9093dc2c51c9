# D3.51: a turn paid in First Fire binds the other turret weapons in the DFPh.
name = "own_first_fire_turn"
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
[units.t]
side = "russian"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
[units.t.weapons]
MA = { kind = "ordnance", rof = 2 }
---
place pziv X5 vca X6-Y6 tca W6-X6
place t Z5 vca Z4-AA5
turn 1 russian MPh
t start 1 MP
a1 first by pziv MA at Z5 units t answers t tca Y5-Y6
roll r1 DR 4,4 to-hit in a1
a1 to-hit pziv MA r1 target t drm A +2   = case A +2
t stop 1 MP
t ends
turn 1 russian DFPh
a2 final by pziv CMG at Z5 units t
roll r2 DR 3,4 ift in a2
a2 ift r2 drm CE +2 final 9   !! D3.51-fire-phase-spans-mph-dfph  = case A +2
