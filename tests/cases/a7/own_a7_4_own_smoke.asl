# SMOKE may be fired at friends.
name = "own_a7_4_own_smoke"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
atg = { side = "german", type = "7.5cm leIG 18" }
crew = { side = "german", type = "german crew 2-2-8" }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place atg K9 vca K8-L8
place crew K9
place g K5
turn 1 german PFPh
a1 prep by atg gun at K5 range 4
roll r1 DR 6,5 to-hit in a1 by anna
a1 to-hit atg gun r1 ammo SMOKE number 9 final 11 miss   ok A7.4-no-friendly-fire
marker prep-fire on atg
marker prep-fire on crew
