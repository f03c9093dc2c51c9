# vector A9.72-broken
# A broken squad repairs its MMG. Good Order units only.
name = "A9.72-broken"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
s = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s malfunctions sw:MMG
s is broken,dm
by boris
place e K15
by anna
turn 1 german RPh
roll r1 dr 1 repair for s by anna
s repair sw:MMG r1 repaired   !! A9.72-who  = not allowed
