# Case G at Infantry (C5.7)
name = "Case G at Infantry"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r K5
r is known
by anna
place pz K9 vca K8-L8
turn 1 german PFPh
a1 prep by pz MA at K5 units r infantry-target range 4
roll r1 DR 5,2 to-hit in a1 by anna
a1 to-hit pz MA r1 target r drm I +1, G +5 number 8 final 13 miss   !! C5.7-case-g
marker prep-fire on pz at K9
