# vector d3-case-c1-with-one-mp-out-of-los
# Four MP spent but only three in LOS of the target; Case C +4 is claimed.
name = "d3-case-c1-with-one-mp-out-of-los"
printing = "2e"
excerpts = true

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
[units.tgt]
side = "russian"
type = "4-4-7"
kind = "squad"
---
place tgt X8
turn 1 german MPh
place pziv X5 vca X6-Y6 tca W6-X6 under-way forward
pziv stop 1 MP seen-by nobody
pziv delay 1 MP seen-by tgt
pziv delay 1 MP seen-by tgt
pziv delay 1 MP seen-by tgt
a1 bounding by pziv MA at X8 units tgt
roll r1 DR 3,4 to-hit in a1
a1 to-hit pziv MA r1 target tgt drm C +4   !! D3.3-case-c-mandatory  = case C1 +5  = 3 MP in LOS  = C family +5
