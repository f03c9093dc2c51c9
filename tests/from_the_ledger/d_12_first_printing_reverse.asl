name = "Backing past a wreck"
printing = "1e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }
[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["open-ground"], wrecks = 1 }

[units]
spw = { side = "german", type = "SPW 251/1", class = "halftrack", afv = true, mp = 16, red-mp = false, maker = "german", mount = "NT", radioless = false, ce = true }
---
by greta
place spw K5 vca K4-L4
turn 1 german MPh
spw start reverse 1 MP total 1
# four for Open Ground in Reverse, one for the wreck
spw enter K6 vca K5-L5 5 MP total 6
spw turn L5-L6 1 MP total 7
spw enter J6 vca K6-K7 4 MP total 11
spw enter I6 vca J5-J6 4 MP total 15
spw ends motion insufficient
