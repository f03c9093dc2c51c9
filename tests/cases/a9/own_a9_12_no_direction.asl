# A leader who fires a SW himself lends no DRM in that phase (A9.12).
name = "own_a9_12_no_direction"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
l1 = { side = "german", type = "9-1", sw = ["LMG"] }
l2 = { side = "german", type = "9-1", sw = ["LMG"] }
l3 = { side = "german", type = "9-1", sw = ["LMG"] }
l4 = { side = "german", type = "9-1", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s4 = { side = "german", type = "german 4-6-7", sw = [] }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
t3 = { side = "russian", type = "russian 4-4-7", sw = [] }
t4 = { side = "russian", type = "russian 4-4-7", sw = [] }
t5 = { side = "russian", type = "russian 4-4-7", sw = [] }
t6 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l1 E5
place l2 M5
place s2 M5
place l3 U5
place s3 U5
place l4 CC5
place s4 CC5
by boris
place t1 E9
place t2 M9
place t3 O6
place t4 U9
place t5 W6
place t6 CC9
by anna
turn 1 german PFPh
a1 prep by l1 sw:LMG 3 FP x1/2 one-smc at E9 range 4 directed-by l1   ?? A9.12-no-direction
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm leader -1 result NE
a2 prep by l2 sw:LMG 3 FP x1/2 one-smc at M9 range 4
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 result NE
a3 prep by s2 inherent 4 FP at O6 range 2 directed-by l2   ?? A9.12-no-direction
roll r3 DR 5,6 ift in a3 by anna
a3 ift r3 drm leader -1 result NE
a4 prep by s3 inherent 4 FP at W6 range 2 directed-by l3   ok A9.12-no-direction
roll r4 DR 5,6 ift in a4 by anna
a4 ift r4 drm leader -1 result NE
a5 prep by l3 sw:LMG 3 FP x1/2 one-smc at U9 range 4   ?? A9.12-no-direction
roll r5 DR 5,6 ift in a5 by anna
a5 ift r5 result NE
a6 prep by s4 inherent 4 FP at CC9 range 4 directed-by l4   ok A9.12-no-direction
roll r6 DR 5,6 ift in a6 by anna
a6 ift r6 drm leader -1 result NE
