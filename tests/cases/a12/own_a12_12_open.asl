# What a log leaves open when a "?" is gained: whether an enemy sees the unit, and whether a dr was made in the open.
name = "own_a12_12_open"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place s2 S30
by boris
place e K10
by anna
s2 los e blocked
turn 1 german CCPh
s is concealed   ?? A12.121-seen-near  ?? A12.122-dr
turn 1 russian RPh
