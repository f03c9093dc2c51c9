# vector A9.7-fires-broken-down
# A MMG that malfunctioned last turn and was not repaired fires. Not until repaired.
name = "A9.7-fires-broken-down"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "russian mmg"

[units]
f = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
e = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place f K9
f malfunctions sw:MMG
by anna
place e K5
e is known
by boris
turn 1 russian PFPh
a1 prep by f sw:MMG 4 FP at K5 range 4 total 4 FP column 4   !! A9.7-no-fire  = not allowed
roll r1 DR 6,4 ift in a1 by boris
a1 ift r1 column 4 final 10 result NE
marker prep-fire on f
