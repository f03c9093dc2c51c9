# An Original 12 of a combined attack, and nothing, or one of them, failed.
name = "own_combined_breakdown"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
two = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
all = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pz X5 vca X6-Y6
place two Z5 vca Z6-AA6
place all T5 vca T6-U6
turn 1 german PFPh
a1 prep by pz CMG 4 FP, pz BMG 3 FP at X8
roll r1 DR 6,6 ift in a1
a1 ift r1
a2 prep by two CMG 4 FP, two BMG 3 FP at Z8
roll r2 DR 6,6 ift in a2
a2 ift r2
two malfunctions BMG r2
a3 prep by all CMG 4 FP, all BMG 3 FP at T8
roll r3 DR 6,6 ift in a3
a3 ift r3
all malfunctions BMG r3
all malfunctions CMG r3
phase-end   !! D3.7-combined-attack-malfunction  ?? D3.7-combined-attack-malfunction
