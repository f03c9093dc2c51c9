# vector d3-caseA-NT-1
# NT type weapon turned 1 hexspine(s) for a PFPh shot.
name = "d3-caseA-NT-1"
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
mount = "NT"
ce = true
open-topped = false
class = "tracked"
[units.afv.weapons]
MA = { kind = "ordnance", rof = 2 }
---
place afv X5 vca X4-Y5
turn 1 german PFPh
a1 prep by afv MA at Z5 vca Y5-Y6   = in arc
roll r1 DR 3,4 to-hit in a1
a1 to-hit afv MA r1 drm A +3   = case A +3
