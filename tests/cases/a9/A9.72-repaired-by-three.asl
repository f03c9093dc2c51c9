# vector A9.72-repaired-by-three
# A German LMG (R1) is turned over as repaired on a dr of 2. 2 > 1.
name = "A9.72-repaired-by-three"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
s = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s malfunctions sw:LMG
by boris
place e K15
by anna
turn 1 german RPh
roll r1 dr 2 repair for s by anna
s repair sw:LMG r1 repaired   !! A9.72-repair  = none
