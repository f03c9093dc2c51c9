name = "Back to the front"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
pz2 = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = false, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 2, range = 8 } } }
s1 = { side = "russian", type = "4-4-7" }
s2 = { side = "russian", type = "4-4-7" }
---
by greta
place pz K5 vca K4-L4
place pz2 Q5 vca Q4-R4
by mischa
place s1 L8
place s2 Q1
s1 is known
s2 is known
by greta
turn 1 german PFPh
# the turret comes round two hexspines
a1 prep by pz CMG 5 FP at L8 units s1 range 4 total 5 FP column 4 tca L5-K6
roll r1 DR 4,4 ift in a1 by greta
a1 ift r1 drm A +1 column 4 final 9 result NE
a2 prep by pz MA at L8 units s1 infantry-target range 4
roll r2 DR 5,4 to-hit in a2 by greta
a2 to-hit pz MA r2 target s1 drm A +2 number 8 final 11 miss
# its crew is buttoned up
a3 prep by pz2 AAMG 2 FP at Q1 units s2 range 4 total 2 FP column 2
roll r3 DR 4,5 ift in a3 by greta
a3 ift r3 column 2 final 9 result NE
marker prep-fire on pz2
# the bow MG has not fired yet
pz tca K4-L4 end-of-fire-phase
pz vca L4-L5 end-of-fire-phase
marker prep-fire on pz
phase-end
