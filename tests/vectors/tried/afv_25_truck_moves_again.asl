# broken D2.1-sequential-units: its Passengers have got off and moved, so its own move was over
name = "25_truck_moves_again"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
opel = { side = "german", type = "Opel 6700 (Blitz)" }
pax = { side = "german", type = "german 4-6-7", sw = [] }
---
place opel F5 vca G5-G6
place pax F5
pax boards opel
turn 1 german MPh
opel start 1 MP total 1
opel enter G5 4 MP total 5
opel stop 1 MP total 6
opel spend unload 7 MP total 13
pax leaves opel at G5
pax moves H5 1 MF not-assault seen-by nobody
opel start 1 MP total 14
opel enter H4 4 MP total 18
opel stop 1 MP total 19
opel ends
phase-end
