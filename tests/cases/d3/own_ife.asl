# IFE is a way to fire the MA: it has its ROF and its Armor Leader, and joins the MG of its vehicle with their arcs and Case A (D3.5, D3.44).
name = "own_ife"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 }, IFE = { kind = "ife", fp = 4 }, BMG = { fp = 2 } } }
inx = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, inexperienced-crew = "SSR 2", weapons = { MA = { kind = "ordnance", rof = 2 }, IFE = { kind = "ife", fp = 4 } } }
---
place pz X5 vca X6-Y6
place inx BB5 vca BB6-CC6
turn 1 german PFPh
a1 prep by pz IFE 4 FP at X8
roll r1 DR 1,6 ift in a1
a1 ift r1
a2 prep by pz IFE 4 FP rof at X7   ok D3.5-one-attack-per-player-turn
roll r2 DR 3,6 ift in a2
a2 ift r2
a3 prep by pz IFE 4 FP rof at X8   !! D3.5-one-attack-per-player-turn
roll r3 DR 3,6 ift in a3
a3 ift r3
a4 prep by inx IFE 4 FP at BB8
roll r4 DR 3,6 ift in a4
a4 ift r4 drm quasi-leader +1   ok D3.45-must-use
turn 1 russian RPh
turn 2 german PFPh
a5 prep by pz BMG 2 FP, pz IFE 4 FP at Z5 vca Y5-Y6   ok D3.5-combined-target-in-each-arc
roll r5 DR 4,6 ift in a5
a5 ift r5 drm TEM +0   !! D3.5-combined-worst-ca
turn 2 russian RPh
turn 3 german PFPh
a6 prep by pz BMG 2 FP, pz IFE 4 FP at X2   !! D3.5-combined-target-in-each-arc
roll r6 DR 4,6 ift in a6
a6 ift r6 drm TEM +0
a7 prep by inx IFE 4 FP at BB8
roll r7 DR 3,6 ift in a7
a7 ift r7 drm TEM +0   !! D3.45-must-use
