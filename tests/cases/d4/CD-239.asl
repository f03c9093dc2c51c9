# A Sniper of dr 2 at a CE tank stuns it.
name = "CD-239"
printing = "2e"
san = { german = 6, russian = 7 }
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place pz K9 vca K8-L8
place g P9
by boris
place r P6
r is known
turn 1 german PFPh
a1 prep by g inherent 4 FP at P6 units r range 3 total 4 FP column 4
roll r1 DR 4,3 ift in a1
a1 ift r1 column 4 final 7 result PTC
roll r2 dr 2 sa
sniper russian r2 woken-by r1 at K9 against pz
pz is stunned   ?? LOG.vehicle-cause
