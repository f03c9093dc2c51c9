# vector A12.121-far
# A squad in Open Ground, no enemy within 16 hexes and none in LOS, gains a "?" without a dr.
name = "A12.121-far"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
by boris
place e K23
by anna
s los e blocked
turn 1 german CCPh
s is concealed   ok A12.121-seen-near
turn 1 russian RPh
