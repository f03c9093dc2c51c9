# vector A19.33-inexperienced-cowers
# A 4-2-6 and a 4-4-7 fire 8 FP together undirected and roll 3,3. Two columns: 8 -> 6 -> 4; Final 6: NMC.
name = "A19.33-inexperienced-cowers"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "russian", type = "russian 4-2-6", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K5
place t K5
by anna
place e K7
e is known
by boris
turn 1 russian PFPh
a1 prep by s inherent 4 FP, t inherent 4 FP at K7 range 2 total 8 FP column 8
roll r1 DR 3,3 ift in a1
a1 ift r1 column 4 final 6 result NMC
