# The MA of a gun that malfunctioned as IFE (D3.7)
name = "The MA of a gun that malfunctioned as IFE"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IIF", ce = false }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r K5
r is known
by anna
place pz K9 vca K8-L8
turn 1 german PFPh
a1 prep by pz IFE 4 FP at K5 units r range 4 total 4 FP column 4
roll r1 DR 6,6 ift in a1 by anna
a1 ift r1 column 4 final 12 result NE
pz malfunctions IFE r1
a2 prep by pz MA at K5 units r infantry-target range 4   !! D3.7-malfunctioned-cannot-fire
roll r2 DR 4,6 to-hit in a2 by anna
a2 to-hit pz MA r2 target r drm I +1 number 8 final 11 miss
marker prep-fire on pz at K9
