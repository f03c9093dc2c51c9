# C4.2: a 50L at 13 hexes, its calibre forgotten.
name = "own_c4_2_small"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "5cm PaK 38" }
crew = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40 vca K39-L39
place crew K40
by boris
place t K14 vca K13-L13
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K14 units t vehicle-target range 26
roll r1 DR 4,3 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 7 final 7 hit   !! C4.2-small
