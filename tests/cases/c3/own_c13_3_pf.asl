# C13.3: a PF at two hexes.
name = "own_c13_3_pf"
printing = "2e"
excerpts = true
date = "1944-07-01"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PF = { kind = "ordnance" }

[units]
f = { side = "german", type = "german 4-6-7" }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40
by boris
place t K38 vca K37-L37
t is known
by anna
turn 1 german PFPh
a1 prep by f sw:PF at K38 units t vehicle-target range 2
roll r1 DR 5,3 to-hit in a1
a1 to-hit f sw:PF r1 target t number 8 final 8 hit   !! C3.3-modified-th
