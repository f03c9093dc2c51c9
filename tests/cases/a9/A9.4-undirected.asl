# vector A9.4-undirected
# A German HMG undirected fires at range 17. 16 at most without a leader.
name = "A9.4-undirected"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K20
by boris
place e K3
e is known
by anna
turn 1 german PFPh
a1 prep by f sw:HMG 7 FP x1/2 long-range x1/2 concealed at K3 range 17 total 1.75 FP column 1   !! A9.4-undirected-16  = not allowed  = range 17
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 1 final 11 result NE
marker prep-fire on f
