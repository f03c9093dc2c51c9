# Case G beyond six hexes (C5.7)
name = "Case G beyond six hexes"
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
place t K2 vca K3-J2
t is known
by anna
place pz K9 vca K8-L8
turn 1 german PFPh
a1 prep by pz MA at K2 units t vehicle-target range 7
roll r1 DR 3,2 to-hit in a1 by anna
a1 to-hit pz MA r1 target t drm I +1, G +5 number 9 final 11 miss   !! C5.7-case-g
marker prep-fire on pz at K9
