# vector d3x-ma-mg-rof
# The MA MG with ROF 3 rolls a coloured 3 and fires again; a coloured 4 ends it.
name = "d3x-ma-mg-rof"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "mg", fp = 4, rof = 3 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pz X5 vca X6-Y6
turn 1 german PFPh
a1 prep by pz MA 4 FP at X8
roll r1 DR 3,4 ift in a1
a1 ift r1   = ROF kept
a2 prep by pz MA 4 FP rof at X8   ok D3.5-one-attack-per-player-turn  ok D3.5-ma-mg-listing
roll r2 DR 4,4 ift in a2
a2 ift r2   = ROF lost
