# broken: (A22, A7.531): a leader does not modify a FT attack
name = "104_ft_leader"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
FT = "ft"

[units]
g1 = { side = "german", type = "german 8-3-8", sw = ["FT"] }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K7
place gl K7
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 sw:FT 24 FP at K8 range 1 directed-by gl total 24 FP column 24
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm leader -1 column 24 final 10 result 1MC
g1 disables sw:FT r1
marker prep-fire on g1
by boris
roll r2 DR 6,4 mc for r1 in a1 by boris
r1 checks 1MC r2 morale 7 failed in a1
r1 is broken,dm in a1
by anna
turn 1 german MPh
