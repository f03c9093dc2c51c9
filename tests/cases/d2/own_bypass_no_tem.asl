# D2.38: a vehicle in Bypass may say that the obstacle gives it nothing.
name = "own_bypass_no_tem"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["open-ground"], obstacle = ["building"] }

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 } } }
---
place pz K5 along K5-L4 cafp K5-L4-K4
turn 1 german PFPh
pz claims tem building +0
pz claims tem building +3   !! D2.38-no-tem
