# D3.5: CMG and BMG fire together with the hull turned: the worst Case A is the hull's.
name = "own_group_turned"
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
place rs Z5
rs is known
turn 1 german PFPh
a1 prep by pz CMG 4 FP, pz BMG 3 FP at Z5 units rs total 7 FP vca Y5-Y6
roll r1 DR 3,4 ift in a1
a1 ift r1 drm A +1 final 8   !! D3.5-combined-worst-ca
