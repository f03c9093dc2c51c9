# A hidden unit is put under a "?" at any time, and by no other rule hidden again.
name = "own_a12_12_hidden"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
e = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place e K5
e is hidden
by anna
place s S30
turn 1 german MPh
by boris
e is no-longer hidden
e is concealed
turn 1 german APh
e is hidden   !! A12.31-never-again
turn 1 german CCPh
