# C4.2, C4.3: a 40LL at 25 hexes. Without the row of APCR, which one source alone has, the number told is right.
name = "CD-007"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "4.2cm lePaK 41" }
crew = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "KV-1 M41", ce = false }
---
by anna
place f K40 vca K39-L39
place crew K40
by boris
place t K15 vca K14-L14
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K15 units t vehicle-target range 25
roll r1 DR 5,5 to-hit in a1
a1 to-hit f gun r1 target t ammo APCR drm P -1 number 5 final 9 miss   ?? C3.3-modified-th  = number 3
