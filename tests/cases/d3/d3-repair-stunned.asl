# vector d3-repair-stunned
# A stunned crew tries to repair.
name = "d3-repair-stunned"
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
pziv is stunned
turn 1 german RPh
roll r1 dr 1 repair for pziv
pziv repair MA r1 repaired   !! D3.7-repair-crew-fit  = not allowed
