# vector d3-inhex-colored-5
# In-hex shot (Case E), colored die 5.
name = "d3-inhex-colored-5"
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
[units.gun]
side = "russian"
type = "AT gun"
---
place afv K5 vca K4-L4
place gun K5
turn 1 german DFPh
a1 final by gun gun at K5 units afv
roll r1 DR 5,4 to-hit in a1
a1 to-hit gun gun r1 target afv   = facing Front  = colored 5
afv claims facing K5 front on r1   ok D3.2-in-hex-colored-dr  = facing Front
