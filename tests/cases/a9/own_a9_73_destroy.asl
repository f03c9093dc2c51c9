# A SW that its possessor destroys in its PFPh or DFPh takes no roll (A9.73); in another phase it is asked.
name = "own_a9_73_destroy"
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
t = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place t M5
by boris
place e K15
by anna
turn 1 german PFPh
s disables sw:MMG
turn 1 german MPh
t disables sw:MMG   ?? LOG.failure-cause
