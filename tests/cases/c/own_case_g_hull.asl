# C5.7: Deliberate Immobilization that hits the hull immobilizes without a further roll.
name = "own_case_g_hull"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85" }
---
by anna
place atg K9 vca K8-L8
place crew K9
by boris
place t K4 vca K5-J4
t is known
turn 1 german PFPh
by anna
a1 prep by atg gun at K4 units t vehicle-target
roll r1 DR 3,2 to-hit in a1
a1 to-hit atg gun r1 target t drm G +5 number 10 final 10 hit
t suffers immobilized in a1
roll r3 DR 3,4 tc for t by boris
t checks NTC r3 morale 8 passed
marker prep-fire on atg
