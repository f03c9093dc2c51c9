# vector A9.4-directed-broken
# A HMG that a leader directs fires at broken Infantry at range 18. Not as concealed: 7/2 FP, column 2.
name = "A9.4-directed-broken"
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
l = { side = "german", type = "8-0", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K21
place l K21
by boris
place e K3
e is broken,dm
e is known
by anna
turn 1 german PFPh
a1 prep by f sw:HMG 7 FP x1/2 long-range at K3 range 18 directed-by l total 3.5 FP column 2   ok A9.4-undirected-16  = 3.5 FP  = column 2
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
marker prep-fire on f
marker prep-fire on l
