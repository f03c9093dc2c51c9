name = "In Motion from the start"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
P7 = { is = ["open-ground"], level = 1 }
P6 = { is = ["open-ground"], level = 2 }
P5 = { is = ["brush"], level = 2 }
T7 = { is = ["open-ground"], level = 1 }
T6 = { is = ["open-ground"], level = 2 }
T5 = { is = ["brush"], level = 2 }

[units]
spw = { side = "german", type = "SPW 251/1", class = "halftrack", afv = true, mp = 16, red-mp = false, maker = "german", mount = "NT", radioless = false, ce = true }
pzB = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
pzC = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
rs = { side = "russian", type = "4-4-7" }
rs2 = { side = "russian", type = "4-4-7" }
---
by greta
place spw K5 vca K4-L4 motion forward
place pzB P8 vca P7-Q8
place pzC T8 vca T7-U8
by mischa
place rs T1
place rs2 P1
rs is known
rs2 is known
by greta
turn 1 german MPh
spw stop 1 MP total 1
spw ends
pzB start 1 MP total 1
pzB enter P7 5 MP total 6
pzB enter P6 5 MP total 11
pzB enter P5 2 MP total 13
pzB ends motion
pzC start 1 MP total 1
pzC enter T7 5 MP total 6
pzC enter T6 5 MP total 11
pzC enter T5 2 MP total 13
pzC ends motion
phase-end
turn 1 german AFPh
# five, halved for the AFPh
a1 advancing by pzC CMG 5 FP x1/2 AFPh at T1 units rs range 4 total 2.5 FP column 2
roll r1 DR 4,5 ift in a1 by greta
a1 ift r1 column 2 final 9 result NE
phase-end
turn 2 german PFPh
a2 prep by pzB BMG 3 FP x1/2 motion at P1 units rs2 range 4 total 1.5 FP column 1
roll r2 DR 5,4 ift in a2 by greta
a2 ift r2 column 1 final 9 result NE
