# A20.21: in the RtPh a broken unit surrenders, to an unbroken enemy beside it.
name = "own_a20_21_to_whom"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g1 I8
place g2 O8
g2 is broken,dm
place g3 U8
by boris
place r1 I10
place r2 O9
place r3 U9
r1 is broken,dm
r2 is broken,dm
by anna
turn 1 german RtPh
by boris
r1 surrenders to g1   !! A20.21-rtph
r2 surrenders to g2   !! A20.21-rtph
r3 surrenders to g3   !! A20.21-rtph
