# A MG sprays two Locations with a common hexside (A9.5).
name = "own_a9_5_common_hexside"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
g2 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
g3 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
t3 = { side = "russian", type = "russian 4-4-7", sw = [] }
t4 = { side = "russian", type = "russian 4-4-7", sw = [] }
t5 = { side = "russian", type = "russian 4-4-7", sw = [] }
t6 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g1 L5
place g2 T5
place g3 BB5
by boris
place t1 K8
place t2 L8
place t3 S8
place t4 U8
place t5 BB8
place t6 BB8
by anna
turn 1 german PFPh
a1 prep by g1 sw:MMG 5 FP x1/2 spraying at K8,L8 range 3,3   ok A9.5-common-hexside
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 result NE
a2 prep by g2 sw:MMG 5 FP x1/2 spraying at S8,U8 range 3,3   ?? A9.5-common-hexside
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 result NE
a3 prep by g3 sw:MMG 5 FP x1/2 spraying at BB8,BB8 range 3,3   ?? A9.5-common-hexside
roll r3 DR 6,5 ift in a3 by anna
a3 ift r3 result NE
