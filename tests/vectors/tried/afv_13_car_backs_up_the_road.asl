# legal: the PSW 222 has REV x3: uphill by road (1/2+2)x3 = 7 1/2; to a wreck by road (1/2+2)x3 = 7 1/2; turn and stop are not multiplied
name = "13_car_backs_up_the_road"
printing = "1e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
H5 = { is = ["open-ground"], road = ["H5-G5"] }
G5 = { is = ["open-ground"], level = 1, road = ["H5-G5", "G5-F5"] }
F5 = { is = ["open-ground"], level = 1, wrecks = 1, road = ["G5-F5"] }

[units]
ac = { side = "german", type = "PSW 222", ce = true }
---
place ac H5 vca I5-I6
turn 1 german MPh
ac start reverse 1 MP total 1
ac enter G5 road reverse 7.5 MP total 8.5
ac turn H4-G4 1 MP total 9.5
ac turn H4-H5 1 MP total 10.5
ac enter F5 road reverse 7.5 MP total 18
ac stop 1 MP total 19
ac ends
phase-end
