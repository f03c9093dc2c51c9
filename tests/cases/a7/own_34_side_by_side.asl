# Spraying Fire of a squad is at two Locations with a common hexside (A7.34, A9.5).
name = "own_34_side_by_side"
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
g4 = { side = "german", type = "german 4-6-7", sw = [] }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
t3 = { side = "russian", type = "russian 4-4-7", sw = [] }
t4 = { side = "russian", type = "russian 4-4-7", sw = [] }
t5 = { side = "russian", type = "russian 4-4-7", sw = [] }
t6 = { side = "russian", type = "russian 4-4-7", sw = [] }
t7 = { side = "russian", type = "russian 4-4-7", sw = [] }
t8 = { side = "russian", type = "russian 4-4-7", sw = [] }
t9 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g1 L5
place g2 T5
place g3 BB5
place g4 JJ5
by boris
place t1 K7
place t2 L7
place t3 S8
place t4 U8
place t5 AA7
place t6 BB7
place t7 CC7
place t8 JJ7
place t9 JJ7
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP x1/2 spraying at K7,L7 range 2,2 total 2 FP column 2   ok A7.34-as-mg-spraying
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
a2 prep by g2 inherent 4 FP x1/2 spraying at S8,U8 range 3,3 total 2 FP column 2   !! A7.34-as-mg-spraying
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 column 2 final 11 result NE
a3 prep by g3 inherent 4 FP x1/2 spraying at AA7,BB7,CC7 range 2,2,2 total 2 FP column 2   !! A7.34-as-mg-spraying
roll r3 DR 6,5 ift in a3 by anna
a3 ift r3 column 2 final 11 result NE
a4 prep by g4 inherent 4 FP x1/2 spraying at JJ7,JJ7 range 2,2 total 2 FP column 2   !! A7.34-as-mg-spraying
roll r4 DR 6,5 ift in a4 by anna
a4 ift r4 column 2 final 11 result NE
