# vector d3-prep-cmg-then-mph-ma
# CMG fires in the PFPh, MA in the MPh.
name = "d3-prep-cmg-then-mph-ma"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pziv = { side = "german", class = "tracked", afv = true, mp = 13, mount = "T", ce = true, carries = false, crew-morale = 8, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { fp = 4, rof = 1 }, BMG = { fp = 3 }, AAMG = { fp = 2 } } }
---
place pziv X5 vca X6-Y6 tca W6-X6
turn 1 german PFPh
a1 prep by pziv CMG 4 FP at W8
roll r1 DR 3,4 ift in a1
a1 ift r1
turn 1 german MPh
pziv delay 1 MP   !! D3.5-same-phase-as-other-weapons
a2 bounding by pziv MA at X8   !! D3.5-forfeit  = fire phases 2
