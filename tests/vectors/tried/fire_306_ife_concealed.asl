# broken A7.23-concealed-half: IFE at a concealed target is halved
name = "306_ife_concealed"
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
r1 is concealed
by anna
turn 1 german PFPh
a1 prep by fk IFE 6 FP at K8 range 3 total 6 FP column 6
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 6 final 11 result NE
marker prep-fire on fk
turn 1 german MPh
