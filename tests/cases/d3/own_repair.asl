# What repair dice do, and who may throw them.
name = "own_repair"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
two = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
six = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pz X5 vca X6-Y6
place two Z5 vca Z6-AA6
place six T5 vca T6-U6
pz malfunctions CMG
pz malfunctions BMG
pz malfunctions AAMG
two malfunctions CMG
two malfunctions BMG
two disables AAMG
six malfunctions CMG
turn 1 german RPh
roll r1 dr 3 repair for pz
pz repair CMG r1 not-repaired   ok D3.7-repair-2-5
pz repair BMG r1 not-repaired   !! D3.7-repair-own-dr
roll r2 dr 1 repair for pz
pz repair AAMG r2 repaired   ok D3.7-repair-aamg-ce  ok D3.7-repair-1
roll r3 dr 1 repair for two
two repair CMG r3 not-repaired   !! D3.7-repair-1  = repaired
roll r4 dr 4 repair for two
two repair BMG r4 repaired   !! D3.7-repair-2-5
roll r5 dr 2 repair for two
two repair AAMG r5   !! D3.7-disable-6
roll r6 dr 6 repair for six
six repair CMG r6
phase-end   !! D3.7-disable-6
turn 1 german PFPh
roll r7 dr 2 repair for pz
pz repair CMG r7   !! D3.7-repair-once-per-rph
