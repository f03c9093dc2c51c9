# The Pz IVH of D3.51 turns its hull: the bow MG pays NT Case A, the turret is carried along and pays its own turn on top.
name = "D3.51: a Pz IVH turns its hull"
printing = "2e"

[[boards]]
name = "19"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
pziv = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 14, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 2, range = 8 } } }
s447 = { side = "russian", type = "4-4-7" }
s628 = { side = "russian", type = "6-2-8" }
s527 = { side = "russian", type = "5-2-7" }
---
place pziv X5 vca X6-Y6 tca W6-X6
place s447 Z5
place s628 Z3
place s527 V5
s447 is known
s628 is known
s527 is known

turn 1 german PFPh
a1 prep by pziv BMG 3 FP at Z3 units s628 vca X4-Y5   = in arc  = vca X4-Y5  = tca Y5-Y6
roll r1 DR 3,5 ift in a1 by gerda
a1 ift r1 drm A +4 column 2 final 12 result none   ok D3.52-mg-case-a-on-ift  = case A +4  = final 12
# Carried to Y5-Y6, the turret goes one hexspine on: NT +4, T +1.
a2 prep by pziv MA at Z3 units s628 infantry-target tca X4-Y5   = in arc  = tca X4-Y5
roll r2 DR 1,6 to-hit in a2 by gerda
a2 to-hit pziv MA r2 target s628 drm A +5 number 8 final 12 miss   = case A +5  = drm +5
marker prep-fire on pziv
