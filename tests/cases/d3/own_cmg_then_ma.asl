# A CMG that fired in the MPh closes the AFPh to the MA: one finding (D3.31).
name = "own_cmg_then_ma"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", class = "tracked", maker = "german", afv = true, mp = 14, red-mp = false, mount = "T", ce = true, open-topped = false, armed=true, carries=false, ground-pressure="normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz K9 vca K8-L8
place r1 K5
r1 is known
turn 1 german MPh
pz start 1 MP
pz stop 1 MP
a1 bounding by pz CMG 5 FP x1/2 bounding at K5 units r1 range 4 total 2.5 FP column 2
roll r1 DR 6,5 ift in a1
a1 ift r1 column 2 final 11 result NE
marker bounding-fire on pz
pz ends
turn 1 german AFPh
a2 advancing by pz MA at K5 units r1 infantry-target   !! D3.31-non-ma-fire-closes-afph
roll r2 DR 6,5 to-hit in a2
a2 to-hit pz MA r2 target r1 drm B +2 number 8 final 13 miss
