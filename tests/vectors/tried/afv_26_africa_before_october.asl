# legal: in North Africa before October 1941 the Axis truck and tank roll for reliability at each start, a motorcycle does not, nor does the British tank with black MP
name = "26_africa_before_october"
printing = "2e"
theatre = "North Africa"
date = "1941-09-30"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
opel = { side = "german", type = "Opel 6700 (Blitz)" }
pz = { side = "german", type = "PzKpfw IIIG", ce = true }
kr = { side = "german", type = "Motorcycle" }
vt = { side = "russian", type = "Mark VIB", ce = true }
---
place opel F5 vca G5-G6
place pz F7 vca G7-G8
place kr F9 vca G9-G10
place vt N5 vca M5-M6
turn 1 german MPh
opel start 1 MP total 1
roll r1 DR 3,4 reliability for opel by anna
opel reliability r1 ok
opel enter G5 4 MP total 5
opel stop 1 MP total 6
opel ends
pz start 1 MP total 1
roll r2 DR 6,6 reliability for pz by anna
pz reliability r2 breakdown
pz is immobilized
pz ends
kr start 1 MP total 1
kr enter G9 3 MP total 4
kr stop 1 MP total 5
kr ends
turn 1 russian MPh
vt start 1 MP total 1
vt enter M5 1 MP total 2
vt stop 1 MP total 3
vt ends
phase-end
