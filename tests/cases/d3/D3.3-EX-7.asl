# vector D3.3-EX-7
# The tank ends its MPh in I6; the gun, still holding its ROF, goes on firing in the DFPh.
name = "D3.3-EX-7"
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
[units.atg.weapons]
MA = { kind = "ordnance", rof = 3 }
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
a1 first by atg MA at I6 units t34 answers t34
roll r1 DR 1,5 to-hit in a1
a1 to-hit atg MA r1 target t34 drm J1 +3
t34 ends   = 10 MP assumed spent
turn 1 russian DFPh
a2 final by atg MA rof at I6 units t34   = allowed
