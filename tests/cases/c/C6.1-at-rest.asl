# A start or a hull turn alone makes no moving target (C.8, C6.1).
name = "C6.1: who only started"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
atg2 = { side = "german", type = "7.5cm PaK 40" }
crew2 = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85", ce = false }
---
place atg K9 vca K8-L8
place crew K9
place atg2 L8 vca K8-L7
place crew2 L8
place t K4 vca K5-J4
t is known
turn 1 russian MPh
t start 1 MP total 1 seen-by atg,crew,atg2,crew2
a1 first by atg gun at K4 units t vehicle-target range 5 answers t
roll r1 DR 5,5 to-hit in a1
a1 to-hit atg gun r1 target t drm J +2 number 10 final 12 miss   !! C6.1-case-j
a2 first by atg2 gun at K4 units t vehicle-target range 5 answers t
roll r2 DR 5,6 to-hit in a2
a2 to-hit atg2 gun r2 target t number 10 final 11 miss
marker first-fire on atg
marker first-fire on crew
marker first-fire on atg2
marker first-fire on crew2
t stop 1 MP total 2 seen-by atg,crew,atg2,crew2
t ends
turn 1 russian DFPh
