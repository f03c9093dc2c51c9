# Leadership is no DRM of a FT or a DC (A22.2, A23.1).
name = "own_a22_2_no_leader"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
FT = "german ft"
DC = "german dc"
[units]
g1 = { side = "german", type = "german 8-3-8", sw = ["FT"] }
g2 = { side = "german", type = "german 8-3-8", sw = ["FT"] }
g3 = { side = "german", type = "german 8-3-8", sw = ["DC"] }
gl = { side = "german", type = "9-1" }
gm = { side = "german", type = "9-1" }
gn = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
---
place g1 K7
place gl K7
place r1 K8
place g2 N7
place gm N7
place r2 N8
place g3 Q7
place gn Q7
place r3 Q8
turn 1 german PFPh
a1 prep by g1 sw:FT 24 FP at K8 range 1 directed-by gl total 24 FP column 24
roll r1 DR 6,3 ift in a1
a1 ift r1 drm leader -1 column 24 final 8 result 2MC   !! A7.531-lowest-quality
a2 prep by g2 sw:FT 24 FP at N8 range 1 directed-by gm total 24 FP column 24
roll r2 DR 6,3 ift in a2
a2 ift r2 column 24 final 9 result 2MC   ok A7.531-lowest-quality
a3 prep by g3 sw:DC 30 FP at Q8 range 1 directed-by gn total 30 FP column 30
roll r3 DR 6,3 ift in a3
a3 ift r3 drm leader -1 column 30 final 8 result 3MC   !! A7.531-lowest-quality
