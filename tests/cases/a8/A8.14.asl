# How often one weapon answers an expenditure: once for each MF or MP of it (A8.14, C2.24).
name = "A8.14: shots for MP"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K4 = { is = ["brush"], cot = "2" }

[weapons]
MMG = "german mmg"

[units]
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
g = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
t = { side = "russian", type = "T-34/85", ce = false }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place atg K9 vca K8-L8
place crew K9
place g R5
place t K3 vca K4-J3
place r R1
t is known
turn 1 russian MPh
t start 1 MP total 1 seen-by atg,crew
t enter K4 2 MP total 3 seen-by atg,crew
# An entry of 2 MP is answered twice.
a1 first by atg gun at K4 units t vehicle-target range 5 answers t
roll r1 DR 1,5 to-hit in a1
a1 to-hit atg gun r1 target t drm J1 +3 number 10 final 9 hit
a2 first by atg gun rof at K4 units t vehicle-target range 5 answers t   ok A8.14-per-mf
roll r2 DR 1,4 to-hit in a2
a2 to-hit atg gun r2 target t drm J1 +3, acq -1 number 10 final 7 hit
a3 first by atg gun rof at K4 units t vehicle-target range 5 answers t   !! A8.14-per-mf
roll r3 DR 6,5 to-hit in a3
a3 to-hit atg gun r3 target t drm J1 +3, acq -2 number 10 final 12 miss
marker first-fire on atg
marker first-fire on crew
t stop 1 MP total 4 seen-by atg,crew
t ends
r moves R2 1 MF not-assault seen-by g
a4 first by g sw:MMG 5 FP at R2 range 3 answers r total 5 FP column 4
roll r4 DR 1,6 ift in a4
a4 ift r4 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC
roll r5 DR 1,2 mc for r in a4
r checks 1MC r5 morale 7 passed in a4
a5 first by g sw:MMG 5 FP rof at R2 range 3 answers r total 5 FP column 4   !! A8.14-per-mf
roll r6 DR 6,5 ift in a5
a5 ift r6 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
turn 1 russian DFPh
