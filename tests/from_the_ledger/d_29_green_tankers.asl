name = "Green tankers"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", radioless = false, ce = true, inexperienced-crew = "SSR 2", weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
t34b = { side = "russian", type = "T-34/85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
rl = { side = "russian", type = "9-1" }
g1 = { side = "german", type = "4-6-7" }
g2 = { side = "german", type = "4-6-7" }
g3 = { side = "german", type = "4-6-7" }
---
by mischa
note "By SSR the crew of t34 is Inexperienced (D3.45)."
place t34 K6 vca K5-L5
place t34b P6 vca P5-Q6
place rl P6
by greta
place g1 K2
place g2 L2
place g3 P2
g1 is known
g2 is known
g3 is known
by mischa
turn 1 russian PFPh
a1 prep by t34 MA at K2 units g1 infantry-target range 4
roll r1 DR 4,5 to-hit in a1 by mischa
a1 to-hit t34 MA r1 target g1 number 8 final 9 miss
# the +1 on the MG
a2 prep by t34 CMG 4 FP at L2 units g2 range 4 total 4 FP column 4
roll r2 DR 5,4 ift in a2 by mischa
a2 ift r2 drm quasi-leader +1 column 4 final 10 result NE
marker prep-fire on t34
a3 prep by t34b CMG 4 FP at P2 units g3 range 4 directed-by rl total 4 FP column 4
roll r3 DR 5,6 ift in a3 by mischa
a3 ift r3 drm leader -1 column 4 final 10 result NE
marker prep-fire on t34b
marker prep-fire on rl at P6
phase-end
turn 2 russian PFPh
a4 prep by t34 MA at K2 units g1 infantry-target range 4
roll r4 DR 4,6 to-hit in a4 by mischa
a4 to-hit t34 MA r4 target g1 drm quasi-leader +1 number 8 final 11 miss
marker prep-fire on t34
phase-end
