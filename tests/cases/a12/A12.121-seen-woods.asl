# vector A12.121-seen-woods
# It gains one in LOS of an unbroken enemy at 5 hexes.
name = "A12.121-seen-woods"
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
s los e exists
turn 1 german CCPh
s is concealed   !! A12.121-seen-near
turn 1 russian RPh
