name = "The ridge at Sidi Rezegh"
printing = "2e"
theatre = "North Africa"
date = "1941-05-01"
[players]
greta = { side = "german" }
basil = { side = "british" }
[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["open-ground"], level = 1 }
K5 = { is = ["open-ground"], level = 2, road = ["K5-K4"] }
K4 = { is = ["open-ground"], level = 2, road = ["K5-K4"] }
L4 = { is = ["brush"], level = 2 }

[units]
pz3 = { side = "german", type = "PzKpfw IIIG", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", ce = true, axis = true, radioless = false }
---
place pz3 K7 vca K6-L6
turn 1 german MPh
pz3 start 1 MP total 1
roll r1 DR 6,5 reliability for pz3 by greta
pz3 reliability r1 ok
pz3 enter K6 5 MP total 6
pz3 enter K5 5 MP total 11
pz3 enter K4 road 0.5 MP total 11.5
pz3 turn L3-L4 1 MP total 12.5
# 2 1/2 of at most 3 MP; rounded up to 3 as for red MP, and 2 for a German
roll r2 DR 2,3 esb for pz3 by greta
pz3 esb 2.5 MP r2 drm +5 final 10 success
pz3 enter L4 2 MP total 14.5
pz3 stop 1 MP total 15.5
pz3 ends
