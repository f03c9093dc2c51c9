# A MA that is a MG and tries a To Kill fires as ordnance, apart from the MG of its vehicle (D3.5, A7.55).
name = "own_mg_as_ordnance"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
mg = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "mg", fp = 8, rof = 2 }, BMG = { fp = 2 }, AAMG = { fp = 2 } } }
foe = { side = "russian", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T" }
---
place mg X5 vca X6-Y6
place foe X8 vca X7-Y8
turn 1 german PFPh
a1 prep by mg MA to-kill at X8 units foe
roll r1 DR 4,4 to-hit for mg in a1
a1 to-hit mg MA r1 target foe
a2 prep by mg AAMG at X8 units foe   ok D3.5-mandatory-fg
roll r2 DR 4,4 ift in a2
a2 ift r2
a3 prep by mg BMG at X8 units foe   !! D3.5-mandatory-fg
roll r3 DR 4,4 ift in a3
a3 ift r3
turn 1 russian RPh
turn 2 german PFPh
a4 prep by mg AAMG at X8 units foe
roll r4 DR 4,4 ift in a4
a4 ift r4
a5 prep by mg MA to-kill at X8 units foe
roll r5 DR 4,4 to-hit for mg in a5
a5 to-hit mg MA r5 target foe
