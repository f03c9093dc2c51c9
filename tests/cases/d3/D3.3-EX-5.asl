# vector D3.3-EX-5
# Starting (7th), turning the hull to J5-J6 (8th) and entering J6 (9th) exposes the side to the gun, both in I6 after the turn and in J6.
name = "D3.3-EX-5"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.t34]
side = "russian"
afv = true
mp = 16
red-mp = false
mount = "T"
ce = false
open-topped = false
class = "tracked"
maker = "russian"
[units.t34.weapons]
MA = { kind = "ordnance", rof = 1 }
[units.atg]
side = "german"
type = "AT gun"
[units.s467]
side = "german"
type = "4-6-7"
kind = "squad"
---
place t34 F7 vca E7-F6
place atg H3
place s467 J5
attest tem J5 +3
attest tem H3 +3
turn 1 russian MPh
t34 start 1 MP seen-by nobody
t34 turn F6-G7 1 MP seen-by nobody
t34 enter G7 1 MP seen-by nobody
t34 enter H6 1 MP seen-by nobody
t34 enter I6 1 MP seen-by atg
t34 stop 1 MP seen-by atg
t34 claims facing H3 front   = facing Front
t34 start 1 MP seen-by atg
t34 turn J5-J6 1 MP seen-by atg   = vca turned 1
t34 claims facing H3 side   ok D3.3-no-rollback  = facing Side
t34 enter J6 1 MP seen-by atg   = 9 MP spent  = vca K6-K7  = vca K6-K7 at J6
t34 claims facing H3 side   ok D3.2-hexspine-least-favorable  = facing Side at J6  = adjoining Side,Rear at J6
