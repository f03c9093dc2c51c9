# Who moves on from a hex where both say that nobody sees it keeps its "?"; from one where it is seen it lost it (A12.14).
name = "own_a12_14_goes_on"
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
turn 1 german MPh
by anna
s moves K4 1 MF not-assault
s los e blocked
s moves K3 1 MF not-assault
s los e blocked
s ends
s2 moves M4 1 MF not-assault
s2 los e exists
s2 moves M3 1 MF not-assault
s2 los e blocked
s2 ends
turn 1 german DFPh   !! A12.14-sixteen  ok A12.14-sixteen
