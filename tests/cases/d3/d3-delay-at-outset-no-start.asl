# vector d3-delay-at-outset-no-start
# A stopped tank delays two MP first, then starts.
name = "d3-delay-at-outset-no-start"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units.pziv]
side = "german"
afv = true
mp = 14
red-mp = false
mount = "T"
ce = true
open-topped = false
class = "tracked"
[units.pziv.weapons]
MA = { kind = "ordnance", rof = 2 }
CMG = { kind = "mg" }
BMG = { kind = "mg" }
AAMG = { kind = "mg" }
---
place pziv X5 vca X6-Y6 tca W6-X6
turn 1 german MPh
pziv delay 1 MP
pziv delay 1 MP
pziv start 1 MP
pziv enter Y6 1 MP
pziv stop 1 MP   = 5 MP spent
