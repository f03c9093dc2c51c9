name = "Backing up the hill"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["open-ground"], level = 1 }

[units]
spw = { side = "german", type = "SPW 251/1", class = "halftrack", afv = true, mp = 16, red-mp = false, maker = "german", mount = "NT", radioless = false, ce = true, weapons = { AAMG = { kind = "mg", fp = 4, range = 8, mount = "aa" } } }
rs = { side = "russian", type = "4-4-7" }
---
by greta
place spw K5 vca K4-L4
by mischa
place rs K2
rs is known
by greta
turn 1 german MPh
spw start reverse 1 MP total 1 seen-by rs
# 4 x (1 + 4) is 20 of 16 MP
spw minimum-move K6 entry-cost 20 reverse 15 MP total 16 seen-by rs
spw ends reverse-motion
phase-end
turn 1 german AFPh
# halved for the AFPh and halved for Motion
a1 advancing by spw AAMG 4 FP x1/2 AFPh x1/2 motion at K2 units rs range 4 total 1 FP column 1
roll r1 DR 4,5 ift in a1 by greta
a1 ift r1 column 1 final 9 result NE
phase-end
turn 2 german MPh
# under way in Reverse already
spw enter K7 reverse 4 MP total 4 seen-by rs
spw stop 1 MP total 5 seen-by rs
spw start forward 1 MP total 6 seen-by rs
spw enter K6 5 MP total 11 seen-by rs
spw stop 1 MP total 12 seen-by rs
spw ends
