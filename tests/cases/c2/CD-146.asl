# illegal: a crew pushes a Gun in Bypass of woods.
name = "CD-146"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K6 = { is = ["woods"] }
[units]
pak = { side = "german", type = "5cm PaK 38" }
gc = { side = "german", type = "german crew 2-2-8" }
---
place pak K5 vca K4-L4
place gc K5
turn 1 german MPh
by anna
roll r1 DR 2,3 named "push" for gc
gc moves K6 1 MF along K6-L6
pak moves K6 2 MF along K6-L6   !! C10.3-push
