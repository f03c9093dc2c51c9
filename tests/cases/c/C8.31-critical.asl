# A Final DR of less than half the Number may be a CH, which doubles the HE (C3.7): no column is due.
name = "C8.31: a CH"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz K9 vca K8-L8
place r K6
r is known
turn 1 german PFPh
a1 prep by pz MA at K6 units r infantry-target
roll r1 DR 1,2 to-hit in a1
a1 to-hit pz MA r1 target r ammo HE number 8 final 3 hit
roll r2 DR 6,5 ift in a1
a1 ift r2 column 24 final 11 result 1MC
