# vector d3x-fg-12
# BMG and CMG in one attack roll an Original 12: which of them fails is chosen, here by Random Selection.
name = "d3x-fg-12"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 5, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pz X5 vca X6-Y6
turn 1 german PFPh
a1 prep by pz BMG 3 FP, pz CMG 5 FP at X8
roll r1 DR 6,6 ift in a1
a1 ift r1   = at least 1 malfunctions  = candidates BMG,CMG
# Random Selection: a die for each MG, the BMG's first.
roll r2 dr 5 rs for pz in a1
roll r3 dr 2 rs for pz in a1
pz malfunctions BMG r1
phase-end   ok D3.7-combined-attack-malfunction
