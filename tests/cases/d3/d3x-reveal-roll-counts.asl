# vector d3x-reveal-roll-counts
# The roll that makes the owner reveal the 9-1 is itself resolved with him: 9 passes.
name = "d3x-reveal-roll-counts"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
book 1
place pz X5 vca X6-Y6
by gerda
seal leader 8c818ff52ab4bf0926c4c5adab70a4f56e15dea7433f13e71d8e22ba75568de7
turn 1 german PFPh
roll r1 DR 4,5 mc for pz
pz checks NMC r1 passed   ?? LOG.no-cause
reveal leader "armor-leader pz 9-1" nonce 1111111111111111111111111111111111111111111111111111111111111111   = passed
phase-end   ok D3.41-reveal-on-use
