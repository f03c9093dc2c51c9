# The A7.51 example with the rules bent: a tank adds its Gun and its MG into one attack. Ordnance is never part of
# a Fire Group; the players take the attack back, and the MG fires alone.
# example A7.51-EX-neg
name = "A7.51: Gun and MG in one"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
tk = { side = "german", type = "PzKpfw IVH", ce = true, weapons = { CMG = { kind = "mg", fp = 5, range = 12 }, MA = { kind = "ordnance", fp = 12 } } }
t = { side = "russian", type = "russian 4-4-7" }
---
place tk K5 vca K4-L4
by rudi
place t M3
by gerda
turn 1 german PFPh
a1 prep by tk MA 12 FP, tk CMG 5 FP at M3 range 3 total 17 FP column 16   !! A7.51-ordnance-never-in-fg
by rudi
note "The Gun rolls To Hit on its own. Take it back?"
by gerda
retract to 3 agreed-by rudi why "Of course."
a1 prep by tk CMG 5 FP at M3 range 3 total 5 FP column 4   = 5 FP  = column 4
roll r1 DR 2,6 ift in a1 by gerda
a1 ift r1 column 4 final 8 result NE   = none
marker prep-fire on tk
phase-end
