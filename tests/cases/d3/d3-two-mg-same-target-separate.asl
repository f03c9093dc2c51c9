# vector d3-two-mg-same-target-separate
# BMG and CMG fire separately at the same squad in the same phase.
name = "d3-two-mg-same-target-separate"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pziv = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
tgt = { side = "russian", type = "4-4-7", kind = "squad" }
---
place pziv X5 vca X6-Y6 tca X6-Y6
place tgt X8
turn 1 german PFPh
a1 prep by pziv BMG 3 FP at X8
roll r1 DR 6,5 ift in a1
a1 ift r1
a2 prep by pziv CMG 4 FP at X8   !! D3.5-mandatory-fg  = one attack required
roll r2 DR 6,5 ift in a2
a2 ift r2
