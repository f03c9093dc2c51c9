# vector d3x-mg-before-ma
# CMG first, MA second: no finding.
name = "d3x-mg-before-ma"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
s = { side = "russian", type = "4-4-7", kind = "squad" }
---
place pz X5 vca X6-Y6
place s X8
turn 1 german PFPh
a1 prep by pz CMG 4 FP at X8
roll r1 DR 6,5 ift in a1
a1 ift r1
a2 prep by pz MA at X8   = allowed  ok D3.5-same-phase-as-other-weapons  ok D3.5-forfeit
roll r2 DR 6,4 to-hit for pz in a2
a2 to-hit pz MA r2 miss
phase-end
