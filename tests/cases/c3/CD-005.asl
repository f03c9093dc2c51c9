# C3.3, C4: a 28LL at 10 hexes.
name = "CD-005"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "2.8cm sPzB 41" }
crew = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "BT-7 M37", ce = false }
---
by anna
place f K40 vca K39-L39
place crew K40
by boris
place t K30 vca K29-L29
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K30 units t vehicle-target range 10
roll r1 DR 5,5 to-hit in a1
a1 to-hit f gun r1 target t ammo APCR number 9 final 10 miss   ok C3.3-modified-th  = number 9
