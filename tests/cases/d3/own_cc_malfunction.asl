# Close Combat tests the MG used in it (D3.7): of several that fought with one Original 12 at least one malfunctions.
name = "own_cc_malfunction"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4 }, AAMG = { fp = 2 } } }
two = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4 }, AAMG = { fp = 2 } } }
foe = { side = "russian", type = "4-4-7", kind = "squad" }
inf = { side = "russian", type = "4-4-7", kind = "squad" }
---
place pz X5 vca X6-Y6
place inf X5
place two T5 vca T4-U5
place foe T5
turn 1 german CCPh
roll r1 DR 6,6 cc for pz
cc by pz against inf using CMG,AAMG r1
phase-end   !! D3.7-combined-attack-malfunction
turn 1 russian RPh
turn 1 russian CCPh
roll r2 DR 6,6 cc for pz
cc by pz against inf using CMG,AAMG r2
pz malfunctions CMG r2
phase-end   ok D3.7-combined-attack-malfunction
turn 2 german RPh
turn 2 german CCPh
# another roll asks for none
roll r3 DR 3,4 cc for two
cc by two against foe using AAMG,CMG r3
phase-end
