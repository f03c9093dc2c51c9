# C13.6: a PIAT is repaired by a 2, and by nothing higher.
name = "own_a9_72_piat"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "british" }
[default-terrain]
is = ["open-ground"]
[units]
g = { side = "british", type = "british 4-5-7", sw = ["PIAT"] }
h = { side = "british", type = "british 4-5-7", sw = ["PIAT"] }
r = { side = "german", type = "german 4-6-7", sw = [] }
[weapons]
PIAT = { kind = "ordnance", range = 4 }
---
by boris
place g K9
place h Q9
by anna
place r K1
by boris
turn 1 british RPh
roll r1 dr 2 repair for g
g repair sw:PIAT r1 repaired   ?? A9.72-who
roll r2 dr 3 repair for h
h repair sw:PIAT r2 repaired   !! A9.72-repair   ?? A9.72-who
