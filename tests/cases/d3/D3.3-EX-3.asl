# vector D3.3-EX-3
# After one MP spent to bring the gun into the turret arc (third MP in LOS) the tank fires with Case C1 +5, plus BU, concealment and TEM.
name = "D3.3-EX-3"
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
t34 delay 1 MP turret H5-I5 seen-by atg   = 7 MP spent  = tca H5-I5  = tca turned 1
a1 bounding by t34 MA at H3 units atg   = in arc
roll r1 DR 2,5 to-hit in a1
a1 to-hit t34 MA r1 target atg drm C1 +5, I +1, K +2, Q +3 final 18   = case C1 +5  = case A +0  = listed drm +11  = 3 MP in LOS  = C family +5  = no acquisition
