# vector A12.121-woods
# A squad in woods out of all LOS, an enemy 5 hexes off, gains a "?" without a dr.
name = "A12.121-woods"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
by boris
place e K10
by anna
s los e blocked
turn 1 german CCPh
s is concealed   ok A12.121-seen-near  ok A12.12-when
turn 1 russian RPh
