# broken: A7.21 (A22.1): FT doubled for PBF to 48; 24 FP are due
name = "74_ft_pbf_doubled"
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
turn 1 german PFPh
a1 prep by g1 sw:FT 24 FP x2 PBF at K8 range 1 total 48 FP column 36
roll r1 DR 5,4 ift in a1 by anna
a1 ift r1 column 36 final 9 result 3MC
marker prep-fire on g1
by boris
roll r2 DR 4,4 mc for r1 in a1 by boris
r1 checks 3MC r2 morale 7 failed in a1
r1 is broken,dm in a1
by anna
turn 1 german MPh
