# broken D3.4-infantry-leader-no-vehicle-effect: an Infantry leader does not direct a Gun
name = "36_leader_directs_gun"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
gl = { side = "german", type = "9-1" }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place atg K5 vca K6-L5
place crew K5
place gl K5
by boris
place t34 K9 vca K8-L8
by anna
turn 1 german PFPh
a1 prep by atg gun at K9 units t34 vehicle-target range 4 directed-by gl
roll r1 DR 5,6 to-hit in a1 by anna
a1 to-hit atg gun r1 target t34 drm leader -1 number 10 final 10 hit
t34 claims facing K5 front
roll r2 DR 6,6 to-kill in a1 by anna
a1 to-kill r2 armor 11 number 6 result no-effect
marker prep-fire on atg
turn 1 german MPh
