# legal: IFE of a FlaK in the AFPh is halved: 6 x 1/2 = 3
name = "305_ife_afph"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
fk = { side = "german", type = "2cm FlaK 38" }
gc = { side = "german", type = "german crew 2-2-8" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place fk K5 vca K6-L5
place gc K5
by boris
place r1 K8
by anna
turn 1 german AFPh
a1 advancing by fk IFE 6 FP x1/2 AFPh at K8 range 3 total 3 FP column 2
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
turn 1 german RtPh
