# A "?" that is told behind the first word of the next Player Turn may have been gained before it (A12.12).
name = "own_a12_12_told_late"
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
place e S30
by anna
s los e blocked
turn 1 german CCPh
turn 1 russian RPh
s is concealed   ?? A12.12-when
