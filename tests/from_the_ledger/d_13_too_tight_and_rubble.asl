name = "Too tight, too broken, too close"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["open-ground"], obstacle = ["building"], entry = "half", bog = true }
P5 = { is = ["open-ground"], obstacle = ["building"], entry = "half", bog = true, rubble = true }

[units]
pz = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true }
pzB = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true }
t34 = { side = "russian", type = "T-34/85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", radioless = false, ce = true }
---
by greta
place pz K6 vca K5-L5
place pzB P6 vca P5-Q6
by mischa
place t34 K9 vca K8-L8
by greta
turn 1 german MPh
pz start 1 MP total 1
pz bypass K5 along K5-L5 cafp K5-L5-L4 2 MP total 3
pz clearance K5-L5 not-clear
# no room: I turn away
pz turn L5-L6 1 MP total 4
pz stop 1 MP total 5
pz ends
pzB start 1 MP total 1
pzB bypass P5 along P5-Q6 cafp P5-Q6-Q5 2 MP total 3
pzB clearance P5-Q6 clear
pzB enter Q5 1 MP total 4
pzB stop 1 MP total 5
pzB ends
phase-end
by mischa
turn 1 russian MPh
t34 start 1 MP total 1
t34 enter K8 1 MP total 2
t34 enter K7 1 MP total 3
# the German tank counts
t34 enter K6 2 MP total 5
attest enemy-afv t34 must-leave
by greta
attest enemy-afv t34 must-leave
by mischa
t34 stop 1 MP total 6
t34 ends
