# vector D3.3-EX-2
# Start, one hull turn, three hexes along the NE grain: five MP, the stop is the sixth and the second in the gun's LOS; the gun answers with Case J1.
name = "D3.3-EX-2"
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
place atg H3 vca H4-I4
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
t34 stop 1 MP seen-by atg   = 6 MP spent  = vca I5-J5
atg is no-longer hidden
a1 first by atg MA at I6 units t34 answers t34   ok D3.3-dff-window-closes  = range 3  = in CA
roll r1 DR 1,5 to-hit in a1
a1 to-hit atg MA r1 target t34 drm J1 +3   = case J1 +3  = facing Front  = 2 MP in LOS  = keeps ROF
