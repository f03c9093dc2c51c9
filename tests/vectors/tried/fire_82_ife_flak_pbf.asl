# legal: a 2cm FlaK 38 fires IFE 6 at an ADJACENT squad: 12 FP; no Cowering on 3,3
name = "82_ife_flak_pbf"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["woods"] }

[units]
fk = { side = "german", type = "2cm FlaK 38" }
gc = { side = "german", type = "german crew 2-2-8" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place fk K7 vca K8-L7
place gc K7
by boris
place r1 K8
by anna
attest tem K8 +1
by boris
attest tem K8 +1
by anna
turn 1 german PFPh
a1 prep by fk IFE 6 FP x2 PBF at K8 range 1 total 12 FP column 12
roll r1 DR 3,3 ift in a1 by anna
a1 ift r1 drm TEM +1 column 12 final 7 result 1MC
marker prep-fire on fk
by boris
roll r2 DR 1,2 mc for r1 in a1 by boris
r1 checks 1MC r2 morale 7 passed in a1
by anna
turn 1 german MPh
