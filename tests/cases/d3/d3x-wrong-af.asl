# vector d3x-wrong-af
# Side hull hit; the To Kill uses the front AF 8 instead of side 3.
name = "d3x-wrong-af"
printing = "2e"

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
armor = { front = 8, side = 3 }
[units.gun]
side = "russian"
type = "AT gun"
---
place afv I6 vca J5-J6
place gun H3
turn 1 russian PFPh
a1 prep by gun gun at I6 units afv
roll r1 DR 4,3 to-hit in a1
a1 to-hit gun gun r1 target afv hit   = facing Side
roll r2 DR 3,3 to-kill in a1
a1 to-kill r2 armor 8   !! D3.2-facing-selects-af  = AF 3
