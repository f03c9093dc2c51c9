# CX of the Player Turn before goes as the unit begins to move, and lowers the IPC of that move no more (A4.51, A4.52).
name = "own_a4_52_cx_of_before"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
MMG = "russian mmg"
HMG = "russian hmg"
[units]
r1 = { side = "russian", type = "russian 4-2-6", sw = ["HMG"] }
s1 = { side = "german", type = "german 4-6-7" }
---
place r1 K5
place s1 A1
turn 1 russian MPh
r1 declares double-time
r1 moves K6 1 MF
r1 is cx
turn 1 russian CCPh
turn-end
turn 1 german RPh
turn-end
turn 2 russian RPh
turn 2 russian PFPh
turn 2 russian MPh
r1 moves K7 1 MF   ok A4.1-allotment
r1 moves K8 1 MF   !! A4.42-excess-mf
turn 2 russian DFPh
