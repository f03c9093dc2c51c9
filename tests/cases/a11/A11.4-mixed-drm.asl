# A concealed Stealthy Partisan squad and a CX 8-0 advance into an enemy Location.
# -2 -1 +1 +0 = -2: 3 - 2 = 1 against 4.
name = "A11.4-mixed-drm"
printing = "2e"
[players]
anna = { side = "partisan" }
boris = { side = "german" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["woods"] }
[units]
a = { side = "partisan", type = "3-3-7", kind = "squad", nation = "partisan", sw = [] }
l = { side = "partisan", type = "8-0", sw = [] }
d = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place a K5
place l K5
a is concealed
l is cx
by boris
place d K5
by anna
turn 1 partisan CCPh
roll r1 dr 3 named ambush
by boris
roll r2 dr 4 named ambush
by anna
ambush K5 partisan r1 drm concealed -2, stealthy -1, CX +1 final 1 against german r2 final 4 won-by partisan   ok A11.4-drm ok A11.4-three
