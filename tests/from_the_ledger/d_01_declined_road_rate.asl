name = "The wreck on the K road"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K9 = { is = ["open-ground"], road = ["K9-K8"] }
K8 = { is = ["open-ground"], road = ["K9-K8", "K8-K7"], wrecks = 1 }
K7 = { is = ["open-ground"], road = ["K8-K7", "K7-K6"] }
K6 = { is = ["open-ground"], road = ["K7-K6", "K6-K5"], smoke = 1 }
K5 = { is = ["open-ground"], road = ["K6-K5"] }

[units]
t34 = { side = "russian", type = "T-34/85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", radioless = false, ce = false, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
---
by mischa
place t34 K9 vca K8-L8
turn 1 russian MPh
# two Delay MP one by one, the first of them carries the turret
t34 delay 1 MP total 1 turret J8-K8
t34 delay 1 MP total 2
t34 start 1 MP total 3
# over the road hexside, at the price of Open Ground: one for the hex, one for the wreck
t34 enter K8 road-declined 2 MP total 5
t34 enter K7 road 1 MP total 6
t34 enter K6 road 2 MP total 8
# three MP where one is due
t34 enter K5 road 3 MP total 11
t34 turn L4-L5 1 MP total 12
t34 stop 1 MP total 13 turret L4-L5
t34 ends
