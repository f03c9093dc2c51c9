name = "As if in the Prep Fire Phase"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
sA = { side = "german", type = "4-6-7" }
sB = { side = "german", type = "4-6-7" }
---
by mischa
place t34 K8 vca K7-L7
by greta
place sA K3
place sB O9
sA is known
sB is known
by mischa
turn 1 russian MPh
t34 start 1 MP total 1 seen-by sA,sB
t34 enter K7 1 MP total 2 seen-by sA,sB
t34 stop 1 MP total 3 seen-by sA,sB
a1 bounding by t34 CMG 4 FP at K3 units sA range 4 total 4 FP column 4
roll r1 DR 5,4 ift in a1 by mischa
a1 ift r1 column 4 final 9 result NE
# the turret comes along with the shot
a2 bounding by t34 MA at K3 units sA infantry-target range 4
roll r2 DR 6,4 to-hit in a2 by mischa
a2 to-hit t34 MA r2 target sA drm A +1, C1 +5 number 8 final 16 miss
a3 bounding by t34 BMG 2 FP x1/2 bounding at O9 units sB range 4 total 1 FP column 1
roll r3 DR 4,5 ift in a3 by mischa
a3 ift r3 column 1 final 9 result NE
marker bounding-fire on t34
t34 ends
phase-end
