# D3.2: facings and AF got wrong.
name = "own_facing"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.afv]
side = "german"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
armor = { front = 8, side = 3, turret-front = 11, turret-side = 4 }
[units.gun]
side = "russian"
type = "AT gun"
[units.sq]
side = "russian"
type = "4-4-7"
kind = "squad"
---
place gun H3
place afv I6 vca J5-J6 tca I5-J5
turn 1 russian PFPh
a1 prep by gun gun at I6 units afv
roll r1 DR 4,3 to-hit in a1
a1 to-hit gun gun r1 target afv hit   = facing Side
roll r2 DR 3,3 to-kill in a1
a1 to-kill r2 armor 3   ok D3.2-facing-selects-af
# A hull hit by the facing of the turret.
roll r3 DR 3,3 to-kill in a1
a1 to-kill r3 armor 8   !! D3.11-hull-hit-facing  !! C3.8-multiple-hits
a2 prep by gun gun rof at I6 units afv
roll r4 DR 2,3 to-hit in a2
a2 to-hit gun gun r4 target afv hit
# A turret hit by the facing of the hull.
roll r5 DR 3,3 to-kill in a2
a2 to-kill r5 armor 4   !! D3.12-turret-hit-facing
afv claims facing I6 rear on r1   !! D3.2-in-hex-colored-dr  = facing Side
place afv E8 vca D7-E7
afv claims facing F6 side   !! D3.2-hexspine-least-favorable
roll r7 dr 5 to-hit   !! D3.2-colored-die-recorded
