name = "The column at the ford"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["open-ground"], road = ["K5-K4"] }
K4 = { is = ["open-ground"], road = ["K5-K4"], wrecks = 1 }
P9 = { is = ["open-ground"], wrecks = 1, motorcycles = 1 }
F4 = { is = ["open-ground"], obstacle = ["woods"], entry = "ALL", bog = true }
T5 = { is = ["open-ground"], road = ["T5-T6"] }
T6 = { is = ["open-ground"], road = ["T5-T6"] }

[units]
moto = { side = "german", type = "Motorcycle", class = "motorcycle", afv = false, mp = 28, red-mp = false }
gaz = { side = "german", type = "GAZ-MM", class = "truck", afv = false, mp = 25, red-mp = false, maker = "russian" }
opel = { side = "german", type = "Opel 6700 (Blitz)", class = "truck", afv = false, mp = 28, red-mp = false, maker = "german" }
psw = { side = "german", type = "PSW 222", class = "armored-car", afv = true, mp = 33, red-mp = false, reverse = 3, maker = "german", mount = "T", ce = true, radioless = false }
---
place moto K5 vca K4-L4
place gaz P8 vca P7-Q8
place opel F5 vca F4-G5
place psw T5 vca T4-U5
turn 1 german MPh
moto start 1 MP total 1
moto enter K4 road 0.5 MP total 1.5
moto enter K3 3 MP total 4.5
moto stop 1 MP total 5.5
moto ends
gaz start reverse 1 MP total 1
# 3 x (4 Open Ground + 1 for the wreck), the motorcycle does not count
gaz enter P9 15 MP total 16
gaz stop 1 MP total 17
gaz ends
opel start 1 MP total 1
# all of 28 but the start and the stop
opel enter F4 inside 26 MP total 27
roll r1 DR 2,3 bog for opel by greta
opel bog-check r1 drm +3
opel stop 1 MP total 28
opel ends
psw start reverse 1 MP total 1
# the road rate times the 3 on its back
psw enter T6 road reverse 1.5 MP total 2.5
psw turn U6-U7 1 MP total 3.5
psw stop 1 MP total 4.5
psw ends
phase-end
