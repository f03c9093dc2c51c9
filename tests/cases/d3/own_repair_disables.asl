# A die of 3 disables nothing.
name = "own_repair_disables"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pz X5 vca X6-Y6
pz malfunctions CMG
turn 1 german RPh
roll r1 dr 3 repair for pz
pz repair CMG r1
pz disables CMG r1   !! D3.7-repair-2-5
