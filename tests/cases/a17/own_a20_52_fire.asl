# A20.52: a Guard with fewer US# than its prisoners fires at nobody.
name = "own_a20_52_fire"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
h = { side = "german", type = "german 2-4-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
r4 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place h I8
place g U8
by boris
place r1 I9
place r2 U9
place r3 I4
place r4 U4
r1 is broken,dm
r2 is broken,dm
by anna
h los r1 exists
g los r2 exists
turn 1 german RtPh
by boris
r1 surrenders to h   ok A20.21-rtph
r2 surrenders to g
turn 1 german CCPh
turn 1 russian RPh
turn 1 russian PFPh
turn 1 russian MPh
turn 1 russian DFPh
by anna
a1 final by h inherent 2 FP at I4 units r3 range 4 total 2 FP column 2   !! A20.52-guard-fp
roll r11 DR 5,6 ift in a1
a1 ift r11 column 2 final 11 result NE
marker final-fire on h
a2 final by g inherent 4 FP at U4 units r4 range 4 total 4 FP column 4   ok A20.52-guard-fp
roll r12 DR 5,6 ift in a2
a2 ift r12 column 4 final 11 result NE
marker final-fire on g
