# broken: D6.1/D2.42-cumulative at a1: Passengers of a truck fire as Mounted Fire, halved again: 4 x1/2 x1/2 = 1 FP
name = "C8_truck_passengers"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
spw = { side = "german", type = "SPW 251/1" }
opel = { side = "german", type = "Opel 6700 (Blitz)" }
pax = { side = "german", type = "german 4-6-8", sw = [] }
gl = { side = "german", type = "9-1" }
t34 = { side = "russian", type = "T-34/85", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
rd = { side = "russian", type = "russian 4-5-8", sw = [] }
gs = { side = "german", type = "german 4-6-7", sw = [] }
---
place opel F5 vca G5-G6
place pax F5
pax boards opel
place rs K5
turn 1 german MPh
opel start 1 MP total 1 seen-by rs
opel enter G5 4 MP total 5 seen-by rs
opel stop 1 MP total 6 seen-by rs
a1 bounding by pax inherent 4 FP x1/2 bounding at K5 units rs range 4 total 2 FP column 2
roll r1 DR 4,6 ift in a1 by anna
a1 ift r1 column 2 final 10 result NE
marker bounding-fire on opel
opel ends
phase-end
