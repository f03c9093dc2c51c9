# C4.11: the short barrel forgotten.
name = "own_c4_11"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "76.2mm PP obr. 27" }
crew = { side = "russian", type = "russian crew 2-2-8" }
t = { side = "german", type = "german 4-6-7" }
---
by anna
place f K40 vca K39-L39
place crew K40
by boris
place t K26
t is known
by anna
turn 1 russian PFPh
a1 prep by f gun at K26 units t infantry-target range 14
roll r1 DR 3,2 to-hit in a1
a1 to-hit f gun r1 target t ammo HE number 5 final 5 hit   !! C4.11-short
