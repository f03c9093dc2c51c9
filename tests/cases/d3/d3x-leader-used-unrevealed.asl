# vector d3x-leader-used-unrevealed
# A crew NMC of 9 is called passed with Morale 9, but the 9-1 is not revealed.
name = "d3x-leader-used-unrevealed"
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
by gerda
seal leader 2c69863390308afa19711b350a0c4048e1111575d0cc2edddfc1be6c0dd3eabd
turn 1 german PFPh
roll r1 DR 4,5 mc for pz
pz checks NMC r1 passed   ?? LOG.no-cause
phase-end   !! D3.41-reveal-on-use  = reveal due
