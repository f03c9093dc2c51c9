# vector d3x-aamg-and-leader
# The AAMG fires, then the MA fires with the Armor Leader -1.
name = "d3x-aamg-and-leader"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
book 1
place pz X5 vca X6-Y6
by gerda
seal leader 53f99749636c251f0e1c2a6cbd26f2c764ce7e474e3b4e84c08384089d0cc596
turn 1 german PFPh
a1 prep by pz AAMG 2 FP at X8
roll r1 DR 3,4 ift in a1
a1 ift r1   = drm +0
a2 prep by pz MA at X8
roll r2 DR 3,4 to-hit for pz in a2
reveal leader "armor-leader pz 9-1" nonce 1111111111111111111111111111111111111111111111111111111111111111
a2 to-hit pz MA r2 drm armor-leader -1   = drm -1  ok D3.44-permitted-rolls
phase-end
