# The Russian rolls 4: Final 2 against 4, and ambushes.
# Two lower is not enough.
name = "A11.4-two-lower"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["woods"] }
[units]
a = { side = "german", type = "german ss 6-5-8", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
by boris
place d K5
d is concealed
by anna
turn 1 german CCPh
roll r1 dr 4 named ambush
by boris
roll r2 dr 4 named ambush
ambush K5 german r1 final 4 against russian r2 drm concealed -2 final 2 won-by russian   !! A11.4-three
