# A10.62: one that starts the RtPh in Open Ground, seen within Normal Range by a Known enemy, is under DM and routs; beyond that range it is asked.
name = "own_a10_62_open"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K3 = { is = ["woods"] }
U3 = { is = ["woods"] }
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K4
s1 is broken
place s2 U4
s2 is broken
by boris
place e1 K8
place e2 U15
s1 los e1 exists
s2 los e2 exists
turn 1 russian MPh
e2 moves U14 1 MF
turn 1 russian RtPh
by anna
s1 routs K3   ok A10.5-dm-only
s2 routs U3   ?? A10.5-dm-only
turn 1 russian APh
