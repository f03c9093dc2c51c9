# A third effects DR is one too many.
name = "own_c3_8_third"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g = { side = "russian", type = "37mm PTP obr. 30", sw = [] }
cr = { side = "russian", type = "russian crew 2-2-8", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place g K1 vca K2-L1
place cr K1
by anna
place g1 K5
g1 is known
by boris
turn 1 russian PFPh
a1 prep by g gun at K5 units g1 infantry-target range 4
roll r1 DR 3,3 to-hit in a1
a1 to-hit g gun r1 target g1 number 8 final 6 hit
roll r2 DR 5,5 ift in a1
roll r3 DR 6,5 ift in a1
roll r5 DR 3,4 ift in a1
a1 ift r5 column 4 final 7 result PTC   !! LOG.rolled-again
by anna
roll r4 DR 1,2 tc for g1 in a1
g1 checks PTC r4 passed in a1
by boris
marker prep-fire on g
