# vector A9.21-next-phase
# In First Fire a MMG in a building fires north and keeps ROF; in the DFPh, unpinned, it fires south. The CA ends with the phase.
name = "A9.21-next-phase"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K9 = { is = ["stone-building"] }

[weapons]
MMG = "german mmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
by boris
place s K4
place g K13
s is known
g is known
turn 1 russian MPh
s moves K5 1 MF not-assault seen-by f
by anna
a1 first by f sw:MMG 5 FP at K5 range 4 answers s total 5 FP column 4
roll r1 DR 2,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 6 result NMC
by boris
roll r2 DR 1,2 mc for s in a1 by boris
s checks NMC r2 morale 7 passed in a1
turn 1 russian DFPh
by anna
a2 final by f sw:MMG 5 FP rof at K13 range 4 total 5 FP column 4   ok A9.21-pinned  = allowed
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 column 4 final 11 result NE
marker final-fire on f
