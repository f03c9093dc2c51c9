name = "Too late, too often seen"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz1 = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true }
pz2 = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true }
bt7 = { side = "russian", type = "BT-7 M37", class = "tracked", afv = true, mp = 23, red-mp = true, maker = "russian", mount = "ST", ce = false, radioless = false }
t34 = { side = "russian", type = "T-34/85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", radioless = false, ce = true }
t34b = { side = "russian", type = "T-34/85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", radioless = false, ce = true }
---
by greta
place pz1 K9 vca K8-L8
place pz2 P9 vca P8-Q9
by mischa
place bt7 K2 vca K3-J2
place t34 L2 vca L3-K3
place t34b P2 vca P3-O3
by greta
turn 1 german MPh
pz1 start 1 MP total 1 seen-by nobody
pz1 enter K8 1 MP total 2 seen-by bt7,t34
pz1 enter K7 1 MP total 3 seen-by bt7,t34
by mischa
roll r1 dr 2 motion for bt7 by mischa
bt7 motion-attempt against pz1 r1 in-los 2 success
bt7 vca J1-K1 motion-attempt
by greta
pz1 stop 1 MP total 4 seen-by bt7,t34
pz1 ends
pz2 start 1 MP total 1 seen-by nobody
pz2 enter P8 1 MP total 2 seen-by t34b
by mischa
# pz1 spent three MP in its sight
roll r2 dr 3 motion for t34 by mischa
t34 motion-attempt against pz1 r2 in-los 3 success
t34b los pz2 exists earlier
by greta
t34b los pz2 exists earlier
by mischa
roll r3 dr 1 motion for t34b by mischa
t34b motion-attempt against pz2 r3 in-los 1 success
by greta
pz2 enter P7 1 MP total 3 seen-by t34b
pz2 stop 1 MP total 4 seen-by t34b
pz2 ends
phase-end
by mischa
turn 1 russian MPh
bt7 stop 1 MP total 1
