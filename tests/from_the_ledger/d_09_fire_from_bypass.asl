name = "On the edge of the wood"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["open-ground"], obstacle = ["woods"], entry = "half", bog = true }

[units]
t34 = { side = "russian", type = "T-34/85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", ce = true, radioless = false, armor = { front = 11, side = 6 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
g1 = { side = "german", type = "4-6-7" }
g2 = { side = "german", type = "4-6-7" }
---
by mischa
place t34 K5 along K5-L5 cafp K5-L5-L4
by greta
place g1 O7
place g2 L1
g1 is known
g2 is known
by mischa
turn 1 russian PFPh
t34 claims facing L1 front
t34 claims facing K9 rear
t34 claims facing O7 side
t34 claims facing K5 side
# one facing, and one for a side
a1 prep by t34 MA at O7 units g1 infantry-target range 4 tca right
roll r1 DR 1,6 to-hit in a1 by mischa
a1 to-hit t34 MA r1 target g1 drm A +2 number 8 final 9 miss
# acquired now: nothing for the side that it points at
a2 prep by t34 MA rof at O7 units g1 infantry-target range 4
roll r2 DR 5,5 to-hit in a2 by mischa
a2 to-hit t34 MA r2 target g1 drm acq -1 number 8 final 9 miss
a3 prep by t34 BMG 2 FP at L1 units g2 range 4 total 2 FP column 2
roll r3 DR 4,5 ift in a3 by mischa
a3 ift r3 column 2 final 9 result NE
marker prep-fire on t34
phase-end
