# vector d3-caseA-ST-hull-plus-turret
# ST turret: hull turned one hexspine, turret one further: turret weapon pays +3 +2.
name = "d3-caseA-ST-hull-plus-turret"
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
mount = "ST"
ce = true
open-topped = false
class = "tracked"
[units.afv.weapons]
MA = { kind = "ordnance", rof = 2 }
CMG = { kind = "mg" }
BMG = { kind = "mg" }
AAMG = { kind = "mg" }
---
place afv X5 vca X6-Y6 tca X6-Y6
turn 1 german PFPh
afv vca Y5-Y6 shot
afv tca X4-Y5 shot
a1 prep by afv BMG at Z5
roll r1 DR 3,4 ift in a1
a1 ift r1 drm A +3   = case A +3
a2 prep by afv MA at Y3
roll r2 DR 3,4 to-hit in a2
a2 to-hit afv MA r2 drm A +5   = case A +5
