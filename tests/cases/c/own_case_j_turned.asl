# D2.11, C6.1: Case J at a vehicle that only turned is one mistake.
name = "own_case_j_turned"
printing = "2e"

[players]
hans = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", ce = false, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
pak = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
---
by ivan
place t34 H6 vca H5-I6
by hans
place pak H1 vca H2-G2
place crew H1
by ivan
turn 1 russian MPh
t34 start 1 MP total 1 seen-by pak
t34 turn G6-H5 1 MP total 2 seen-by pak
t34 turn H5-I6 1 MP total 3 seen-by pak
t34 stop 1 MP total 4 seen-by pak
t34 ends
turn 1 russian DFPh
by hans
a1 final by pak gun at H6 units t34 vehicle-target
roll r1 DR 3,4 to-hit in a1 by hans
a1 to-hit pak gun r1 target t34 drm J +2 number 10 final 9 hit   !! D2.11-vca-not-moving
by ivan
turn 1 russian AFPh
