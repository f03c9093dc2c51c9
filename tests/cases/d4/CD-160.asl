# An underbelly hit whose DR equals the Final number shocks by the turret dice.
name = "CD-160"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85" }
---
by boris
place t K4 vca K5-L4
t is known
by anna
place a K9 vca K8-L8
place m K9
turn 1 german PFPh
a1 prep by a gun at K4 units t vehicle-target
roll r1 DR 2,3 to-hit in a1
a1 to-hit a gun r1 target t number 10 final 5 hit
roll r2 DR 3,3 to-kill in a1
a1 to-kill r2 armor 11 number 6 result shock   ok C7.7-to-kill-result
t suffers shock in a1
