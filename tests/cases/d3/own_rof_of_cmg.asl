# A CMG has no Multiple ROF, whatever the scenario lists (D3.5): it calls for the counter, and for no free turn.
name = "own_rof_of_cmg"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 } } }
two = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { fp = 4, rof = 1 } } }
---
place pz X5 vca X6-Y6
place two Z5 vca Z6-AA6
turn 1 german PFPh
a1 prep by two MA at Z8
roll r1 DR 3,4 to-hit for two in a1
a1 to-hit two MA r1
a2 prep by two CMG at Z7
roll r2 DR 1,4 ift in a2
a2 ift r2
two tca AA5-AA6 end-of-fire-phase   !! D3.12-end-phase-tca-eligibility
turn 1 german MPh
pz delay 1 MP
a3 bounding by pz CMG at X8
roll r3 DR 1,4 ift in a3
a3 ift r3
pz ends   !! D3.3-bounding-marker
