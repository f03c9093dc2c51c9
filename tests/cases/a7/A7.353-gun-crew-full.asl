# The same at full FP: the half is left out.
name = "A7.353: the crew of a Gun in full"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
t34 = { side = "russian", type = "T-34 M43", ce = false }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place atg K9 vca K8-L8
place crew K9
by boris
place t34 K3 vca K4-J3
place r1 K7
t34 is known
atg is known
turn 1 russian MPh
t34 start 1 MP total 1 seen-by atg,crew
t34 enter K4 1 MP total 2 seen-by atg,crew
t34 stop 1 MP total 3 seen-by atg,crew
by anna
a1 first by atg gun at K4 units t34 vehicle-target range 5 answers t34
roll r1 DR 5,6 to-hit in a1 by anna
a1 to-hit atg gun r1 target t34 drm J1 +3 number 10 final 14 miss
marker first-fire on atg
marker first-fire on crew
by boris
t34 ends
r1 moves K8 1 MF assault seen-by atg,crew
turn 1 russian DFPh
by anna
a2 final by crew inherent 2 FP x2 PBF at K8 range 1 total 4 FP column 4   !! A7.353-half-retained
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 column 4 final 11 result NE
marker final-fire on crew at K9
