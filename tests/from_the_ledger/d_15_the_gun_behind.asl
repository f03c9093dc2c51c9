name = "With a Gun on the hook"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K4 = { is = ["brush"], level = 3, smoke = 2 }
L4 = { is = ["open-ground"], obstacle = ["woods"], entry = "half", bog = true }

[units]
spw = { side = "german", type = "SPW 251/1", class = "halftrack", afv = true, mp = 16, red-mp = false, maker = "german", mount = "NT", radioless = false, ce = true }
---
by greta
place spw K5 vca K4-L4
spw is towing
turn 1 german MPh
spw start 1 MP total 1
# brush 2, smoke 2, three levels 12, the Gun 1
spw minimum-move K4 entry-cost 17 towing 1 15 MP total 16
spw ends motion
phase-end
turn 2 german MPh
spw stop 1 MP total 1
spw start reverse 1 MP total 2
# 4 x 1 and one for the Gun
spw enter K5 reverse 5 MP total 7
spw stop 1 MP total 8
spw ends
phase-end
turn 3 german MPh
spw start 1 MP total 1
spw turn L4-L5 1 MP total 2
spw bypass L4 along L4-L5 cafp L4-L5-M5 3 MP total 5
spw clearance L4-L5 clear
spw enter M5 2 MP total 7
spw stop 1 MP total 8
spw ends
