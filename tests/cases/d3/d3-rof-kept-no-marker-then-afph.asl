# vector d3-rof-kept-no-marker-then-afph
# MA keeps ROF in its only MPh shot, no other weapon fires: no counter; one AFPh shot with Case C.
name = "d3-rof-kept-no-marker-then-afph"
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
[units.s447]
side = "russian"
type = "4-4-7"
kind = "squad"
[units.s628]
side = "russian"
type = "6-2-8"
kind = "squad"
[units.s527]
side = "russian"
type = "5-2-7"
kind = "squad"
---
place pziv X5 vca X6-Y6 tca W6-X6
place s447 X8
place s628 Y9
turn 1 german MPh
pziv delay 1 MP seen-by s447
pziv delay 1 MP seen-by s447
pziv delay 1 MP seen-by s447
pziv delay 1 MP seen-by s447
a1 bounding by pziv MA at X8 units s447
roll r1 DR 2,5 to-hit in a1
a1 to-hit pziv MA r1 target s447 drm C +4   ok D3.3-case-c-mandatory  = case C +4
pziv ends   = no counter bounding-fire on pziv
turn 1 german AFPh
a2 advancing by pziv MA rof at X8 units s447   ok D3.32-afph-rof-shot  ok D3.32-once  = allowed
roll r2 DR 5,3 to-hit in a2
a2 to-hit pziv MA r2 target s447 drm C +4   ok D3.32-afph-case-c  = case C +4
