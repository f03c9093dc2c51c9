# Case G within six hexes (C5.7)
name = "Case G within six hexes"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
t = { side = "russian", type = "T-34/85", ce = false }
---
by boris
place t K4 vca K5-J4
t is known
by anna
place pz K9 vca K8-L8
turn 1 german PFPh
a1 prep by pz MA at K4 units t vehicle-target range 5
roll r1 DR 5,2 to-hit in a1 by anna
a1 to-hit pz MA r1 target t drm I +1, G +5 number 10 final 13 miss   ok C5.7-case-g
marker prep-fire on pz at K9
