# legal: Armored Assault (D9.31): tank and squad move together hex by hex, a joint move of one stack (the legal joint-movement group of D2.1-sequential-units)
name = "B5_armored_assault"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

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
place pz F5 vca G5-G6
place gs F5
turn 1 german MPh
pz start 1 MP total 1
pz enter G5 1 MP total 2
gs moves G5 1 MF not-assault
pz stop 1 MP total 3

pz ends
phase-end
