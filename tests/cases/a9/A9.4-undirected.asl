# A MG fires farther than 16 hexes, and no leader directs it.
name = "A9.4: undirected"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
HMG = "german hmg"
[units]
s1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K21
by boris
place r1 K3
r1 is known
by anna
turn 1 german PFPh
a1 prep by s1 sw:HMG 7 FP x1/2 long-range x1/2 concealed at K3 range 18 total 1.75 FP column 1   !! A9.4-undirected-16
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 1 final 11 result NE
marker prep-fire on s1
phase-end
