# vector D3.3-EX-2-neg-window
# The gun answers to the stop only after the tank has announced its Bounding First Fire at J5.
name = "D3.3-EX-2-neg-window"
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
atg is hidden
turn 1 russian MPh
t34 start 1 MP seen-by nobody
t34 turn F6-G7 1 MP seen-by nobody
t34 enter G7 1 MP seen-by nobody
t34 enter H6 1 MP seen-by nobody
t34 enter I6 1 MP seen-by atg
t34 stop 1 MP seen-by atg
a1 bounding by t34 MA at J5 units s467 infantry-target
atg is no-longer hidden
a2 first by atg gun at I6 units t34 answers t34   !! D3.3-dff-window-closes  = window closed
