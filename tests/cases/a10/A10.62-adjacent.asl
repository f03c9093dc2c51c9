# vector A10.62-adjacent
# A broken squad without DM in a building: a Known armed enemy moves ADJACENT in the MPh and on again. DM at that moment; it may rout.
name = "A10.62-adjacent"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["stone-building"] }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is broken
by boris
place e K7
turn 1 russian MPh
e moves K6 1 MF not-assault seen-by s
by anna
s is dm
by boris
e moves L6 1 MF not-assault seen-by s
e ends
