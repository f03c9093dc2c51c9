# Who directs: a leader of the side, in Good Order (A7.53).
name = "A7: directors"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
b = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
c = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
d = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
la = { side = "german", type = "9-1" }
lb = { side = "german", type = "9-1" }
h = { side = "german", kind = "hero", fp = 1, range = 4, morale = 9 }
le = { side = "russian", type = "9-1" }
t1 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t4 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
---
place a K5
place la K5
place t1 K8
place b M5
place lb M5
place t2 M8
place c O5
place h O5
place t3 O8
place d Q5
place le Q5
place t4 Q8
lb is broken
turn 1 german PFPh
a1 prep by a inherent 4 FP at K8 directed-by la   ok A7.53-good-order
roll r1 DR 6,5 ift in a1
a1 ift r1 drm leader -1 result none
a2 prep by b inherent 4 FP at M8 directed-by lb   !! A7.53-good-order
roll r2 DR 6,5 ift in a2
a2 ift r2 drm leader -1 result none
a3 prep by c inherent 4 FP at O8 directed-by h   !! A7.53-good-order
roll r3 DR 6,5 ift in a3
a3 ift r3 result none
turn 1 german MPh
