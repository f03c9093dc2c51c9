# C6.1, D2.13 (1e): a new hexside makes no moving target; Case J is not due.
name = "own_case_j_hexside_1e"
printing = "1e"

[players]
hans = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }

[units]
t34 = { side = "russian", type = "T-34/85", ce = false, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
pak = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
---
by ivan
place t34 K5 along K5-L5 cafp K5-L5-K6
by hans
place pak K10 vca K9-L9
place crew K10
by ivan
turn 1 russian MPh
t34 start 1 MP total 1 seen-by pak
t34 turn along K5-K6 1 MP total 2 seen-by pak
t34 bypass K5 along K5-K6 cafp K5-K6-J5 2 MP total 4 seen-by pak
t34 clearance K5-K6 clear
t34 stop 1 MP total 5 seen-by pak
t34 ends
turn 1 russian DFPh
by hans
a1 final by pak gun at K5 units t34 vehicle-target
roll r1 DR 3,4 to-hit in a1 by hans
a1 to-hit pak gun r1 target t34 drm J +2 number 10 final 9 hit   !! C6.1-case-j
by ivan
turn 1 russian AFPh
