# C8.9: APCR of a PaK 40 in 1943 has A4: a DR beyond 5 is no shot of it, 5 an elite force's.
name = "own_c8_9"
printing = "2e"
excerpts = true
date = "1943-07"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "7.5cm PaK 40" }
g = { side = "german", type = "7.5cm PaK 40" }
h = { side = "german", type = "7.5cm PaK 40" }
t = { side = "russian", type = "T-34 M41", ce = false }
u = { side = "russian", type = "T-34 M41", ce = false }
v = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40 vca K39-L39
place g M40 vca M39-N39
place h O40 vca O39-P39
by boris
place t K36 vca K37-J36
place u M36 vca M37-L36
place v O36 vca O37-N36
t is known
u is known
v is known
by anna
turn 1 german PFPh
a1 prep by f gun at K36 units t vehicle-target range 4
roll r1 DR 2,2 to-hit in a1
a1 to-hit f gun r1 target t ammo A hit   ok C8.9-depletion-more
a2 prep by g gun at M36 units u vehicle-target range 4
roll r2 DR 2,4 to-hit in a2
a2 to-hit g gun r2 target u ammo A hit   !! C8.9-depletion-more
a3 prep by h gun at O36 units v vehicle-target range 4
roll r3 DR 2,3 to-hit in a3
a3 to-hit h gun r3 target v ammo A hit   ?? C8.9-depletion-more
