# vector d3-repair-2
# A repair die of 2 for a malfunctioned BMG changes nothing.
name = "d3-repair-2"
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
roll r1 dr 2 repair for pziv
pziv repair BMG r1 not-repaired   = outcome none  ok D3.7-repair-2-5  ok D3.7-repair-crew-fit  ok D3.7-repair-once-per-rph
phase-end
