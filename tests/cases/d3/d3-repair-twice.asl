# vector d3-repair-twice
# Two repair dice for the same BMG in one RPh.
name = "d3-repair-twice"
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
roll r1 dr 3 repair for pziv
pziv repair BMG r1
roll r2 dr 1 repair for pziv
pziv repair BMG r2 repaired   !! D3.7-repair-once-per-rph  = allowed 1 of 2
phase-end
