# vector D3.3-EX-6-neg-ovr
# The OVR on H3 would need the 22nd MP, beyond 16 printed plus the ESB maximum of 4.
name = "D3.3-EX-6-neg-ovr"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain.H3]
is = ["open-ground"]
obstacle = ["building"]
entry = "half"

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
t34 claims facing H3 front   = facing Front
# ESB for the most that it gives: a quarter of 16 MP.
roll r2 DR 1,1 esb for t34
t34 esb 4 MP r2 drm +5 final 7 success   = 16 MP printed  = 4 MP by ESB  = 20 MP with ESB
t34 start 1 MP
t34 turn H5-I5 1 MP
t34 enter I5 1 MP
t34 enter I4 1 MP
t34 enter H3 inside 8 MP   = 18 MP spent  = 5 windows since atg fired
t34 overrun H3 4 MP   !! D2.1-mp-limit  !! D3.3-move-after-fire  = 22 MP spent
