# D3.5: a CMG that fired as First Fire fires again in the DFPh, told once.
name = "own_cmg_twice"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
rs = { side = "russian", type = "russian 4-4-7" }
---
place pz X5 vca X4-Y5
place rs Y4
rs is known
turn 1 russian MPh
rs moves X3 1 MF
a1 first by pz CMG 4 FP at X3 units rs answers rs
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
rs moves X2 1 MF
turn 1 russian DFPh
a3 final by pz BMG 3 FP at X2 units rs   ok D3.5-one-attack-per-player-turn
roll r3 DR 4,5 ift in a3
a3 ift r3
a2 final by pz CMG 4 FP at X2 units rs   !! D3.5-one-attack-per-player-turn
roll r2 DR 4,5 ift in a2
a2 ift r2
