# C3.3: the black row read for a Russian Gun.
name = "own_c3_3_colour"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "45mm PTP obr. 32" }
crew = { side = "russian", type = "russian crew 2-2-8" }
t = { side = "german", type = "PzKpfw IIIJ", ce = false }
---
by anna
place f K40 vca K39-L39
place crew K40
by boris
place t K33 vca K32-L32
t is known
by anna
turn 1 russian PFPh
a1 prep by f gun at K33 units t vehicle-target range 7
roll r1 DR 5,4 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 9 final 9 hit   !! C3.3-colour
