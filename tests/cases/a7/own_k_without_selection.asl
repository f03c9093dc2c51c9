# A K of two without Random Selection is one mistake: that the dice are missing. Whether two tied nobody knows (A7.301, A7.302).
name = "own_k_without_selection"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
h1 = { side = "russian", type = "russian 2-3-7", sw = [] }
h2 = { side = "russian", type = "russian 2-3-7", sw = [] }
---
place g K8
place r1 K6
place r2 K6
turn 1 german PFPh
a1 prep by g inherent 4 FP at K6 range 2 total 4 FP column 4
roll r1 DR 1,1 ift in a1
a1 ift r1 column 2 final 2 result K/1
r1 reduced into h1 like h1 in a1
r2 reduced into h2 like h2 in a1
roll r2 DR 1,2 mc for h1 in a1
h1 checks 1MC r2 morale 7 passed in a1
roll r3 DR 1,2 mc for h2 in a1
h2 checks 1MC r3 morale 7 passed in a1
turn 1 german MPh   !! A7.301-random-selection
