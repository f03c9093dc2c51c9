# legal: a bogged tank starts (1 MP), its Bog Removal DR of 2,3 costs 6 MP and frees it (D8.3), it drives on
name = "C6_bog_removal"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["woods"], bog = true }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
p2 = { side = "german", type = "PzKpfw IVH", ce = false }
pv = { side = "german", type = "PzKpfw VG", ce = true }
spw = { side = "german", type = "SPW 251/1" }
opel = { side = "german", type = "Opel 6700 (Blitz)" }
pax = { side = "german", type = "german 4-6-8", sw = [] }
gl = { side = "german", type = "9-1" }
gs = { side = "german", type = "german 4-6-7", sw = [] }
gh = { side = "german", type = "german 2-4-7", sw = [] }
gc = { side = "german", type = "german crew 2-2-8" }
pak = { side = "german", type = "7.5cm PaK 40" }
t34 = { side = "russian", type = "T-34/85", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
rider = { side = "russian", type = "russian 4-5-8", sw = [] }
---
place pz G5 vca H4-H5
pz is bogged
turn 1 german MPh
pz start 1 MP total 1
roll r1 DR 2,3 named "bog removal" for pz by anna
pz spend bog-removal 6 MP total 7
pz is no-longer bogged
pz enter H5 1 MP total 8
pz stop 1 MP total 9
pz ends
phase-end
