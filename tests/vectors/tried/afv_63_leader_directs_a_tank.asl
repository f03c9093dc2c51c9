# broken D3.4-infantry-leader-no-vehicle-effect: an Infantry leader cannot direct the MG of a tank
name = "63_leader_directs_a_tank"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
ldr = { side = "german", type = "9-2" }
---
place pz F5 vca G5-G6
place ldr F5
place rs K5
turn 1 german PFPh
a1 prep by pz CMG 5 FP, pz BMG 3 FP at K5 units rs range 5 directed-by ldr total 8 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm leader -2 column 8 final 9 result PTC
roll r2 DR 3,3 tc for rs in a1 by boris
rs checks PTC r2 morale 7 passed in a1
marker prep-fire on pz
phase-end
