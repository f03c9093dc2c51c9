# The drm left out: it is the lowest that the log lets it be.
name = "own_a12_122_left_out"
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
roll r1 dr 6 named "concealment" for h
h conceals r1 gained   !! A12.122-dr
turn 1 russian RPh
