# vector A12.122-hs
# A HS in Open Ground, out of LOS, an unbroken enemy 10 hexes off: dr 3, and 5 is enough.
name = "A12.122-hs"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
h = { side = "german", type = "german 2-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place h K5
by boris
place e K15
by anna
h los e blocked
turn 1 german CCPh
roll r1 dr 3 named "concealment" for h
h conceals r1 drm +2 gained   ok A12.122-dr  ok A12.122-drm  ok A12.121-seen-near  ok A12.12-when  = final 5
turn 1 russian RPh
