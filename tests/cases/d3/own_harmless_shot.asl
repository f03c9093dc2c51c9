# The CMG fires at a tank that it cannot hurt, to see whether there is a LOS. It is spent all the same.
name = "own_harmless_shot"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
foe = { side = "russian", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pz X5 vca X6-Y6
place foe X8 vca X9-Y9
turn 1 german PFPh
a1 prep by pz CMG 4 FP at X8
roll r1 DR 6,5 ift in a1
a1 ift r1 drm CE +2
a2 prep by pz MA at X8
roll r2 DR 6,5 to-hit for pz in a2
a2 to-hit pz MA r2 miss
phase-end
