# vector D3.3-EX-8
# The tank starts in reverse with its 7th MP and backs into H6 for 4 MP (8th-11th); the gun may still shoot in I6 at the Starting MP.
name = "D3.3-EX-8"
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
t34 start reverse 1 MP seen-by atg   = rear hex I7  = rear hex H6
t34 enter H6 reverse 4 MP seen-by nobody   = 4 MP  = 11 MP spent  = vca H5-I6  ok D3.11-movement-in-vca
