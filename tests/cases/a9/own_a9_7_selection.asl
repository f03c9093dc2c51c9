# Which of two MG of one attack breaks down is told by Random Selection (A9.7).
name = "own_a9_7_selection"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
HMG = "german hmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
g = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
h = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
i = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
place g K9
place h M9
place i M9
by boris
place s K4
place t M4
s is known
t is known
by anna
turn 1 german PFPh
a1 prep by f sw:LMG 3 FP, g sw:HMG 7 FP at K4 range 5 units s total 10 FP column 8
roll r1 DR 6,6 ift in a1 by anna
a1 ift r1 column 6 final 12 result NE
f malfunctions sw:LMG r1   ?? A9.7-selection
a2 prep by h sw:LMG 3 FP, i sw:HMG 7 FP at M4 range 5 units t total 10 FP column 8
roll r2 DR 6,6 ift in a2 by anna
a2 ift r2 column 6 final 12 result NE
roll r3 dr 2 rs for h in a2 by anna
roll r4 dr 5 rs for i in a2 by anna
random-selection of h:r3,i:r4 chosen i in a2
i malfunctions sw:HMG r2   ok A9.7-selection
