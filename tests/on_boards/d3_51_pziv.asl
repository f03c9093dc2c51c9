# The Pz IVH of D3.51: the AAMG pays nothing, the CMG turns the turret, the MA pays the same and then only for each
# further turn.
name = "D3.51: a Pz IVH among three squads"
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
# No arc binds the AAMG.
a1 prep by pziv AAMG 2 FP at V5 units s527   = 2 FP  = column 2
roll r1 DR 3,4 ift in a1 by gerda
a1 ift r1 column 2 final 7 result none   = case A +0  = final 7  = none
# Two hexspines: +2 on the IFT.
a2 prep by pziv CMG 5 FP at Z5 units s447 tca Y5-Y6   = in arc  = tca Y5-Y6
roll r2 DR 4,5 ift in a2 by gerda
a2 ift r2 drm A +2 column 4 final 11 result none   ok D3.52-mg-case-a-on-ift  = case A +2  = final 11  = none
# The MA fires in the new arc, and pays what the CMG paid.
a3 prep by pziv MA at Z5 units s447 infantry-target   = in arc
roll r3 DR 1,6 to-hit in a3 by gerda
a3 to-hit pziv MA r3 target s447 drm A +2 number 8 final 9 miss   = case A +2  = drm +2  = final 9
# It kept its ROF: one hexspine on, one DRM.
a4 prep by pziv MA rof at Z3 units s628 infantry-target tca X4-Y5   ok D3.51-known-target-for-next-turn  = tca X4-Y5
roll r4 DR 2,6 to-hit in a4 by gerda
a4 to-hit pziv MA r4 target s628 drm A +1 number 8 final 9 miss   = case A +1  = drm +1
# Again at the same target: nothing for Case A, and the target is acquired.
a5 prep by pziv MA rof at Z3 units s628 infantry-target
roll r5 DR 2,6 to-hit in a5 by gerda
a5 to-hit pziv MA r5 target s628 drm acq -1 number 8 final 7 hit   ok D3-scope-ordnance-chapter  = case A +0  = drm -1
roll r6 DR 6,6 ift in a5 by gerda
a5 ift r6 column 12 final 12 result none   ok D3-scope-ordnance-chapter
# Two hexspines to the last squad.
a6 prep by pziv MA rof at V5 units s527 infantry-target tca W5-W6   = vca X6-Y6  = tca W5-W6
roll r7 DR 4,5 to-hit in a6 by gerda
a6 to-hit pziv MA r7 target s527 drm A +2 number 8 final 11 miss   = case A +2  = drm +2
marker prep-fire on pziv
