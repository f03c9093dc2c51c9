# The bow MG does not count in Close Combat.
name = "own_mg_in_cc"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
inf = { side = "russian", type = "4-4-7", kind = "squad" }
---
place pz X5 vca X6-Y6
place inf X5
turn 1 german CCPh
roll r1 DR 3,4 cc for pz
cc by pz against inf using BMG r1   !! D3.5-bmg-not-in-cc
