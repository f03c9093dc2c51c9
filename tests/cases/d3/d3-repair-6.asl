# vector d3-repair-6
# A repair die of 6 disables a malfunctioned BMG.
name = "d3-repair-6"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pziv = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pziv X5 vca X6-Y6 tca W6-X6
pziv malfunctions weapon:BMG
turn 1 german RPh
roll r1 dr 6 repair for pziv
pziv repair BMG r1
pziv disables BMG r1   = outcome disabled  ok D3.7-disable-6
phase-end
