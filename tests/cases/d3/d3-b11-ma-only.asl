# vector d3-b11-ma-only
# Printed B11: the MA malfunctions on an Original 11, the CMG on the same roll does not.
name = "d3-b11-ma-only"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pziv = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2, b = 11 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pziv X5 vca X6-Y6 tca W6-X6
turn 1 german PFPh
a1 prep by pziv MA at W8
roll r1 DR 5,6 to-hit for pziv in a1
a1 to-hit pziv MA r1   = outcome malfunction
pziv malfunctions MA r1   ok D3.7-printed-b-only-ma  = MA malfunction
a2 prep by pziv CMG 4 FP at W8
roll r2 DR 5,6 ift in a2
a2 ift r2   = outcome ok  = CMG ok
phase-end
