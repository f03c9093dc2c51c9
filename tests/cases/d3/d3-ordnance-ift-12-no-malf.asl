# vector d3-ordnance-ift-12-no-malf
# To Hit 6, then an Original 12 on the effects roll: no malfunction of the gun.
name = "d3-ordnance-ift-12-no-malf"
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
a1 prep by pziv MA at W8
roll r1 DR 2,4 to-hit for pziv in a1
a1 to-hit pziv MA r1 hit   = outcome ok
roll r2 DR 6,6 ift in a1
a1 ift r2   = outcome ok
phase-end
