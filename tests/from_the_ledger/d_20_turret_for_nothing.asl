name = "The restless turret"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["open-ground"], obstacle = ["woods"], entry = "half", bog = true }

[units]
t34 = { side = "russian", type = "T-34/85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
---
by mischa
place t34 K6 vca K5-L5
turn 1 russian MPh
# before it starts
t34 tca L5-L6
t34 start 1 MP total 1
t34 enter K5 inside 8 MP total 9
roll r1 DR 1,2 bog for t34 by mischa
t34 bog-check r1 drm +4
t34 stop 1 MP total 10 turret K4-L4
t34 ends
phase-end
by greta
turn 1 german PFPh
by mischa
t34 tca L4-L5 end-of-fire-phase
by greta
phase-end
