# vector D3.3-EX-4
# One more Delay MP makes four MP in LOS: Case C +4 instead of C1 +5, but the gun may switch from J1 to J and has a window for each MP.
name = "D3.3-EX-4"
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
atg is concealed
turn 1 russian MPh
t34 start 1 MP seen-by nobody
t34 turn F6-G7 1 MP seen-by nobody
t34 enter G7 1 MP seen-by nobody
t34 enter H6 1 MP seen-by nobody
t34 enter I6 1 MP seen-by atg
t34 stop 1 MP seen-by atg
# The gun's shot of the second paragraph of the example.
a1 first by atg gun at I6 units t34 answers t34
roll r1 DR 1,5 to-hit in a1
a1 to-hit atg gun r1 target t34 drm J1 +3
t34 delay 1 MP turret H5-I5 seen-by atg
t34 delay 1 MP seen-by atg   = 8 MP spent  = 2 windows since atg fired  = case J +2 by atg  ok D3.3-delay-only-stopped  ok D3.3-delay-one-at-a-time
a2 bounding by t34 MA at H3 units atg
roll r2 DR 2,5 to-hit in a2
a2 to-hit t34 MA r2 target atg drm C +4, I +1, K +2, Q +3 final 17   = case C +4  = listed drm +10  = 4 MP in LOS  = C family +4
