# vector d3-cmg-twice
# The CMG, which is not the MA, fires with a coloured die of 1 and fires again in the same phase.
name = "d3-cmg-twice"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pziv = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pziv X5 vca X6-Y6 tca X6-Y6
turn 1 german PFPh
a1 prep by pziv CMG 4 FP at X8   ok D3.5-one-attack-per-player-turn
roll r1 DR 1,4 ift in a1
a1 ift r1
a2 prep by pziv CMG 4 FP at X9   !! D3.5-one-attack-per-player-turn  = allowed 1 of 2
roll r2 DR 3,4 ift in a2
a2 ift r2
