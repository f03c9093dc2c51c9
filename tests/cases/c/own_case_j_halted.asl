# C6.1: immobilized in its Motion, it stays a Case J target in that Player Turn, for another Gun too; a shot without Case J is found.
name = "own_case_j_halted"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
b = { side = "german", type = "7.5cm PaK 40" }
bc = { side = "german", type = "german crew 2-2-8" }
d = { side = "german", type = "7.5cm PaK 40" }
cm = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85" }
---
by anna
place atg K4 vca K5-J4
place crew K4
place b L4 vca L5-K5
place bc L4
place d J4 vca J5-K5
place cm J4
by boris
place t off-board
atg is known
crew is known
b is known
bc is known
d is known
cm is known
turn 1 russian MPh
t enter K12 vca K11-L11 1 MP total 1 seen-by nobody
t enter K11 1 MP total 2 seen-by nobody
t enter K10 14 MP total 16 seen-by nobody
t ends motion
turn 1 russian DFPh
turn 1 german RPh
turn 1 german PFPh
by anna
a1 prep by atg gun at K10 units t vehicle-target
roll r1 DR 3,1 to-hit in a1
a1 to-hit atg gun r1 target t drm J +2 number 10 final 6 hit
roll r2 DR 3,3 to-kill in a1
a1 to-kill r2 armor 11 number 6 result immobilized
t suffers immobilized in a1
roll r3 DR 3,3 tc for t by boris
t checks NTC r3 morale 8 passed
marker prep-fire on atg
a2 prep by b gun at K10 units t vehicle-target
roll r4 DR 6,5 to-hit in a2
a2 to-hit b gun r4 target t drm J +2 number 10 final 13 miss
marker prep-fire on b

a3 prep by d gun at K10 units t vehicle-target
roll r5 DR 6,5 to-hit in a3
a3 to-hit d gun r5 target t number 10 final 11 miss   !! C6.1-case-j
marker prep-fire on d
