# D3.44, D3.45: nothing is said of a leader where an Inexperienced Crew fires what is not its MA, without one.
name = "own_inexperienced_sa"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, inexperienced-crew = "SSR 2", weapons = { MA = { kind = "ordnance", rof = 2 }, SA = { kind = "ordnance", rof = 1, mount = "bow" } } }
---
place pz X5 vca X6-Y6
turn 1 german PFPh
a1 prep by pz SA at X8
roll r1 DR 3,4 to-hit for pz in a1
a1 to-hit pz SA r1
