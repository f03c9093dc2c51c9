# MP left when the MPh ends count in the last hex, for whoever saw the last ones spent (D2.1); J2 by the MP spent alone is
# open.
name = "C6.1: the MP left"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t = { side = "russian", type = "T-34/85", ce = false }
g1 = { side = "german", type = "7.5cm PaK 40" }
c1 = { side = "german", type = "german crew 2-2-8" }
g2 = { side = "german", type = "7.5cm PaK 40" }
c2 = { side = "german", type = "german crew 2-2-8" }
g3 = { side = "german", type = "7.5cm PaK 40" }
c3 = { side = "german", type = "german crew 2-2-8" }
g4 = { side = "german", type = "7.5cm PaK 40" }
c4 = { side = "german", type = "german crew 2-2-8" }
---
place t F7 vca F6-G7
place g1 F2 vca G3-F3
place c1 F2
place g2 F1 vca G2-F2
place c2 F1
place g3 F3 vca G4-F4
place c3 F3
place g4 E3 vca F3-E4
place c4 E3
turn 1 russian MPh
t start 1 MP total 1 seen-by nobody
t enter F6 1 MP total 2 seen-by g4,c4
t enter F5 1 MP total 3 seen-by nobody
t stop 1 MP total 4 seen-by g1,c1,g2,c2,g3,c3
t ends
turn 1 russian DFPh
a1 final by g1 gun at F5 units t vehicle-target
roll r1 DR 4,6 to-hit in a1
a1 to-hit g1 gun r1 target t drm J +2 number 10 final 12 miss
a2 final by g2 gun at F5 units t vehicle-target
roll r2 DR 4,6 to-hit in a2
a2 to-hit g2 gun r2 target t drm J2 +4 number 10 final 14 miss   ?? C6.1-case-j
a3 final by g3 gun at F5 units t vehicle-target
roll r3 DR 4,6 to-hit in a3
a3 to-hit g3 gun r3 target t drm J1 +3 number 10 final 13 miss   !! C6.1-case-j
a4 final by g4 gun at F5 units t vehicle-target
roll r4 DR 4,6 to-hit in a4
a4 to-hit g4 gun r4 target t drm J2 +4 number 10 final 14 miss
