# Tired units fire with +1 (A4.51), and nobody else.
name = "A7: CX"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
BAZ = { kind = "ordnance", range = 4 }

[units]
a = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
b = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
c = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
d = { side = "german", type = "4-6-7", kind = "squad", sw = ["BAZ"] }
e = { side = "german", type = "4-6-7", kind = "squad", sw = ["BAZ"] }
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
place t3 O8
place d Q5
place t4 Q7
place e S5
place t5 S7
a is cx
b is cx
d is cx
e is cx
turn 1 german PFPh
a1 prep by a inherent 4 FP at K8
roll r1 DR 6,4 ift in a1
a1 ift r1 drm CX +1 final 11 result none   ok A4.51-cx-fire  ok A7.3-final-dr
a2 prep by b inherent 4 FP at M8
roll r2 DR 2,4 ift in a2
# 6 + 1
a2 ift r2 final 6 result NMC   !! A4.51-cx-fire
roll r20 DR 1,2 mc for t2 in a2
t2 checks NMC r20 passed in a2
a3 prep by c inherent 4 FP at O8
roll r3 DR 6,5 ift in a3
a3 ift r3 drm CX +1 result none   !! A4.51-cx-fire
a4 prep by d sw:BAZ at Q7
roll r4 DR 6,5 to-hit in a4
a4 to-hit d sw:BAZ r4 drm CX +1 miss   !! C8.31-heat-cover   ok A4.51-cx-fire
a5 prep by e sw:BAZ at S7
roll r5 DR 6,5 to-hit in a5
a5 to-hit e sw:BAZ r5 miss   !! A4.51-cx-fire
turn 1 german MPh
