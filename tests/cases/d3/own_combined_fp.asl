# The FP of a combined attack are the sum of its weapons'.
name = "own_combined_fp"
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
a1 prep by pz CMG 4 FP, pz BMG 3 FP at X8 total 7 FP   = 7 FP  ok D3.5-combine-fp
turn 1 russian RPh   !! A7.3-attack-dr-recorded
turn 2 german PFPh
a2 prep by pz CMG 4 FP, pz BMG 3 FP at X8 total 9 FP   !! D3.5-combine-fp
