# vector d3-repair-two-weapons
# MA and BMG both malfunctioned: two dice in the same RPh, 1 and 6. No Recall.
name = "d3-repair-two-weapons"
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
pziv malfunctions weapon:MA
pziv malfunctions weapon:BMG
turn 1 german RPh
roll r1 dr 1 repair for pziv
pziv repair MA r1 repaired   = MA repaired  ok D3.7-repair-1  ok D3.7-repair-own-dr
roll r2 dr 6 repair for pziv
pziv repair BMG r2   ok D3.7-repair-own-dr
pziv disables BMG r2   = BMG disabled  = no recall  ok D3.7-disable-6
phase-end
