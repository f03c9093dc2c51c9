# vector d3-cmg-again-in-cc
# A CMG that fired in the DFPh is used again in CC of the same Player Turn.
name = "d3-cmg-again-in-cc"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pziv = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
inf = { side = "russian", type = "4-4-7", kind = "squad" }
---
place pziv X5 vca X6-Y6 tca W6-X6
place inf X4
turn 1 russian DFPh
a1 final by pziv CMG 4 FP at W8
roll r1 DR 3,4 ift in a1
a1 ift r1
turn 1 russian APh
roll r3 DR 2,2 tc for inf
inf checks PAATC r3 morale 7 passed
inf advances X5
turn 1 russian CCPh
roll r2 DR 3,4 cc for pziv
cc by pziv against inf using CMG r2   = allowed  ok D3.5-bmg-not-in-cc
phase-end
