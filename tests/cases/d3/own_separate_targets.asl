# Each MG fires at a target of its own, and neither at that of the MA.
name = "own_separate_targets"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
a = { side = "russian", type = "4-4-7", kind = "squad" }
b = { side = "russian", type = "4-4-7", kind = "squad" }
c = { side = "russian", type = "4-4-7", kind = "squad" }
---
place pz X5 vca X6-Y6
place a X8
place b X7
place c Y7
turn 1 german PFPh
a1 prep by pz MA at X8
roll r1 DR 6,5 to-hit for pz in a1
a1 to-hit pz MA r1 miss
a2 prep by pz CMG 4 FP at X7
roll r2 DR 6,5 ift in a2
a2 ift r2
a3 prep by pz BMG 3 FP at Y7
roll r3 DR 6,5 ift in a3
a3 ift r3
phase-end
