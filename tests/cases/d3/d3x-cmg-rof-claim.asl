# vector d3x-cmg-rof-claim
# A CMG without MA listing claims ROF 1.
name = "d3x-cmg-rof-claim"
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
turn 1 german PFPh
a1 prep by pz CMG 4 FP at X8
roll r1 DR 1,5 ift in a1
a1 ift r1   = no ROF
a2 prep by pz CMG 4 FP rof at X9   !! D3.5-ma-mg-listing
