# vector d3-bff-no-case-c
# A vehicle that did not move at all fires its MA in the MPh with no Case C.
name = "d3-bff-no-case-c"
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
ce = false
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
place pziv X5 vca X6-Y6 tca W6-X6
turn 1 german MPh
pziv delay 1 MP seen-by tgt
a1 bounding by pziv MA at X8 units tgt
roll r1 DR 3,4 to-hit in a1
a1 to-hit pziv MA r1 target tgt drm I +1   !! D3.3-case-c-mandatory  = C family missing
