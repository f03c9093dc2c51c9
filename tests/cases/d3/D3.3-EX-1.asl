# vector D3.3-EX-1
# DFPh shot: the tank turns its turret one hexspine to reach J5 and pays Case A, BU and TEM.
name = "D3.3-EX-1"
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
turn 1 german DFPh
a1 final by t34 MA at J5 units s467 infantry-target tca F6-G7   = in arc  = tca F6-G7  = vca E7-F6  = range 4  = tca turned 1
roll r1 DR 3,4 to-hit in a1
a1 to-hit t34 MA r1 target s467 drm A +1, I +1, Q +3 final 12   = case A +1  = case I +1  = case Q +3  = listed drm +5
