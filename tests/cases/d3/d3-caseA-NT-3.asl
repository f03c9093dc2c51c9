# vector d3-caseA-NT-3
# NT type weapon turned 3 hexspine(s) for a PFPh shot.
name = "d3-caseA-NT-3"
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
a1 prep by afv MA at W7 vca W6-X6   = in arc
roll r1 DR 3,4 to-hit in a1
a1 to-hit afv MA r1 drm A +5   = case A +5
