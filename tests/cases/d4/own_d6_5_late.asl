# D6.5: nobody gets off after more than three quarters of the printed MP. One witness: it is asked.
name = "own_d6_5_late"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
z = { side = "russian", type = "ZIS-5", mp = 7 }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place z K9 vca K8-L8
place r K9
r boards z
turn 1 russian MPh
z start 1 MP total 1
z enter K8 4 MP total 5
z stop 1 MP total 6
r leaves z   ?? D6.5-limit
z ends
