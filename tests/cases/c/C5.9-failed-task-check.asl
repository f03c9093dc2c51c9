# The crew of a closed-topped AFV that failed its Pin Task Check goes BU (A7.82) and pays Case I, though no line tells it (C5.9).
name = "C5.9: failed Pin Task Check"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K9 = { is = ["stone-building"] }
L9 = { is = ["woods"] }
K5 = { is = ["woods"] }
L5 = { is = ["woods"] }
M5 = { is = ["wooden-building"] }
[weapons]
LMG = "german lmg"
MMG = "german mmg"
HMG = "german hmg"
RMMG = "russian mmg"
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
pzc = { side = "german", type = "PzKpfw IVH", ce = true, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
---
by anna
place pzc K10 vca K9-L9
attest tem K9 +3
attest tem L9 +1
attest tem K5 +1
attest tem L5 +1
attest tem M5 +2
by boris
place r1 K6
place r2 K7
attest tem K9 +3
attest tem L9 +1
attest tem K5 +1
attest tem L5 +1
attest tem M5 +2
by anna
turn 1 german PFPh
turn 1 german MPh
turn 1 german DFPh
by boris
a2 final by r1 inherent 4 FP at K10 range 4 total 4 FP column 4
roll r3 DR 2,3 ift in a2 by boris
a2 ift r3 drm CE +2 column 4 final 7 result PTC
marker final-fire on r1 at K6
by anna
roll r4 DR 5,4 tc for pzc in a2 by anna
pzc checks PTC r4 morale 8 failed in a2
turn 1 german AFPh   !! A7.82-ct-crew-buttons-up
a3 advancing by pzc MA at K6 units r1 infantry-target range 4
roll r5 DR 5,4 to-hit in a3 by anna
a3 to-hit pzc MA r5 target r1 drm I +1, B +2 number 8 final 12 miss   ok C5.9-case-i
phase-end
