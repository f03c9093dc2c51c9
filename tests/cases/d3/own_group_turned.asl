# D3.5: CMG and BMG fire together with the hull turned: the worst Case A is the hull's.
name = "own_group_turned"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
rs = { side = "russian", type = "russian 4-4-7" }
pz2 = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
rs2 = { side = "russian", type = "russian 4-4-7" }
---
place pz X5 vca X4-Y5
place rs Z5
rs is known
turn 1 german PFPh
a1 prep by pz CMG 4 FP, pz BMG 3 FP at Z5 units rs total 7 FP vca Y5-Y6
roll r1 DR 3,4 ift in a1
a1 ift r1 drm A +1 final 8   !! D3.5-combined-worst-ca
turn 1 german AFPh
turn 1 russian RPh
turn 2 german PFPh
place pz2 X15 vca X14-Y15
place rs2 Z15
rs2 is known
a2 prep by pz2 CMG 4 FP, pz2 BMG 3 FP at Z15 units rs2 total 7 FP vca Y15-Y16
roll r2 DR 3,4 ift in a2
a2 ift r2 drm A +3 final 10   ok D3.5-combined-worst-ca
