# legal: a FT in the AFPh at an ADJACENT hex: 24 FP, neither halved nor doubled, no TEM, no leader; the squad fires apart
name = "73_ft_afph_full"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["wooden-building"] }

[weapons]
FT = "ft"

[units]
g1 = { side = "german", type = "german 8-3-8", sw = ["FT"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K7
by boris
place r1 K8
by anna
attest tem K8 +2
by boris
attest tem K8 +2
by anna
turn 1 german AFPh
a1 advancing by g1 sw:FT 24 FP at K8 range 1 total 24 FP column 24
roll r1 DR 5,4 ift in a1 by anna
a1 ift r1 column 24 final 9 result 2MC
by boris
roll r2 DR 4,4 mc for r1 in a1 by boris
r1 checks 2MC r2 morale 7 failed in a1
r1 is broken,dm in a1
by anna
a2 advancing by g1 inherent 8 FP x2 PBF x1/2 AFPh +1 assault at K8 range 1 total 9 FP column 8
roll r3 DR 5,4 ift in a2 by anna
a2 ift r3 drm TEM +2 column 8 final 11 result NE
turn 1 german RtPh
