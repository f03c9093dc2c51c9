# Another factor than that of Reverse (D2.21)
name = "Another factor than that of Reverse"
printing = "2e"
[players]
hans = { side = "german" }
bert = { side = "british" }
[units.crom]
side = "british"
type = "Cromwell IV"
[units.g1]
side = "german"
type = "german 4-6-7"
[default-terrain]
is = ["open-ground"]
---
place crom K8 vca K7-L7
place g1 A2
turn 1 british MPh
crom start reverse 1 MP total 1
crom enter K9 reverse 3 MP total 4   !! D2.21-x4-tracked = 4 MP
crom stop 1 MP total 5
crom ends
turn 1 british DFPh
