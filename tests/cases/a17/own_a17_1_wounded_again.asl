# A wounded SMC that gets over another wound has suffered the result, though its counter does not change.
name = "own_a17_1_wounded_again"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
h1 = { side = "german", type = "german 2-4-7", sw = [] }
l1 = { side = "german", type = "9-1" }
n1 = { side = "german", type = "8-0" }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
f1 = { side = "russian", type = "russian 2-2-7", sw = [] }
c1 = { side = "russian", type = "9-0", commissar = true }
---
by anna
place l1 K5
l1 is wounded
by boris
place e1 K7
turn 1 russian PFPh
a1 prep by e1 inherent 4 FP at K5 range 2 total 4 FP column 4
roll r1 DR 1,1 ift in a1
a1 ift r1 column 2 final 2 result K/1
by anna
roll r5 dr 3 wound for l1 in a1
by boris
turn 1 russian MPh
