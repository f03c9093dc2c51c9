# Each Hindrance is an entry of its own; who sees nothing has no effect, whatever the DRM (A7.3, A7.6).
name = "A7: Hindrances"
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
e = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
f = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
t1 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t4 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t5 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
---
place a K5
place t1 K8
place b M5
place t2 M8
place c O5
place d O6
place t3 O8
place e Q5
place t4 Q8
place f S5
place t5 S8
attest tem O8 +2
attest tem Q8 +2
turn 1 german PFPh
a los t1 exists hindrance +2
b los t2 exists hindrance +3
# an orchard and a wreck
a1 prep by a inherent 4 FP at K8
roll r1 DR 4,3 ift in a1
a1 ift r1 drm hindrance +1, hindrance +1 final 9 result none   ok A7.3-drm-once  ok A7.6-hindrance  ok A7.3-final-dr
a2 prep by b inherent 4 FP at M8
roll r2 DR 4,3 ift in a2
a2 ift r2 drm hindrance +1, hindrance +1 final 9 result none   !! A7.6-hindrance
# a member that does not see the target: its own roll asks for no TEM
a3 prep by c inherent 4 FP, d inherent 4 FP at O8
d los t3 blocked
roll r3 DR 1,2 ift in a3
a3 ift r3 result none   ok A7.3-cross-index
a4 prep by c inherent 4 FP at O8
roll r4 DR 6,5 ift in a4
a4 ift r4 drm TEM +2 result none   ok A7.6-tem
# nor does that of one who alone sees nothing
a5 prep by e inherent 4 FP at Q8
e los t4 blocked
roll r5 DR 1,2 ift in a5
a5 ift r5 result none
f los t5 blocked
a6 prep by f inherent 4 FP at S8   !! A6.1-los
roll r6 DR 1,2 ift in a6
a6 ift r6 result K/1   !! A7.3-cross-index
turn 1 german MPh
