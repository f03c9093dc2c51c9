# A unit that was never revealed stays hidden.
name = "own_a12_31_kept"
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
by anna
place s S30
turn 1 german MPh
by boris
e is hidden   ok A12.31-never-again
turn 1 german DFPh
