# The Gun without a further name is the MA: its shots, failures and repairs are those of the MA.
name = "own_unnamed_gun"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
inx = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, inexperienced-crew = "SSR 2", weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pz X5 vca X6-Y6
place inx Z5 vca Z6-AA6
turn 1 german PFPh
a1 prep by pz gun at X8
roll r1 DR 6,6 to-hit for pz in a1
a1 to-hit pz gun r1   = outcome malfunction
a2 prep by pz MA at X8   !! D3.7-malfunctioned-cannot-fire
a3 prep by inx gun at Z8
roll r2 DR 3,4 to-hit for inx in a3
a3 to-hit inx gun r2 final 7   !! D3.45-must-use
phase-end   !! A7.3-attack-dr-recorded
