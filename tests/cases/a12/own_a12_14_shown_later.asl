# An enemy that loses its own "?" later did not see who acted before it did so for a Known one (A12.14); by one Known before it is lost.
name = "own_a12_14_shown_later"
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
s is concealed
place s2 M5
s2 is concealed
by boris
place e K9
e is concealed
turn 1 german MPh
by anna
s moves K4 1 MF not-assault
s los e exists
s ends
by boris
e is no-longer concealed
by anna
s2 moves M4 1 MF not-assault
s2 los e exists
s2 ends
turn 1 german DFPh   !! A12.14-sixteen  ok A12.14-sixteen
