# C4.3: what a 75L with APCR fired nobody says.
name = "own_c4_3_unsaid"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40 vca K39-L39
place crew K40
by boris
place t K26 vca K25-L25
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K26 units t vehicle-target range 14
roll r1 DR 5,5 to-hit in a1
a1 to-hit f gun r1 target t number 8 final 10 miss   ?? C3.3-modified-th  = number 9
