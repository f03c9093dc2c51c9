# D3.3: fire at a hex that the mover has left is one mistake; which Case J would have held there is none.
name = "own_left_hex_case_j"
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
place t34 H7 vca H6-I7
by hans
place pak H1 vca H2-G2
place crew H1
by ivan
turn 1 russian MPh
t34 start 1 MP seen-by nobody
t34 enter H6 1 MP seen-by pak
t34 enter H5 1 MP seen-by pak
by hans
a1 first by pak gun at H6 units t34 vehicle-target answers t34   !! D3.3-no-rollback
roll r1 DR 5,5 to-hit in a1 by hans
a1 to-hit pak gun r1 target t34 drm J2 +4 number 10 final 14 miss
by ivan
t34 stop 1 MP seen-by pak
t34 ends
turn 1 russian DFPh
