# A factor without a reason, or with a word of the player's own, stands for one that is due (A7.26); a bonus need not be taken (A7.36).
name = "A7: factors without a name"
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
e = { side = "german", type = "5-4-8", kind = "squad", assault = true }
f = { side = "german", type = "5-4-8", kind = "squad", assault = true }
t1 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t4 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t5 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t6 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
---
place a K5
place t1 K13
place b M5
place t2 M13
place c O5
place t3 O6
place d Q5
place t4 Q8
place e S5
place t5 S8
place f U5
place t6 U8
turn 1 german PFPh
a1 prep by a inherent 4 FP x1/2 at K13 total 2 FP column 2   ok A7.22-long-range-half  ok A7.26-misc-modifiers  = 2 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by b inherent 4 FP x1/2 far-away at M13   ok A7.22-long-range-half  = 2 FP
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
a3 prep by c inherent 4 FP x2 at O6   ok A7.21-pbf-double  = 8 FP
roll r3 DR 6,5 ift in a3
a3 ift r3 result none
# nothing is due that halves
a4 prep by d inherent 4 FP x1/2 at Q8   ?? A7.26-misc-modifiers  = 4 FP
roll r4 DR 6,5 ift in a4
a4 ift r4 result none
turn 1 german AFPh
a5 advancing by e inherent 5 FP x1/2 AFPh at S8 total 2.5 FP column 2   ok A7.3-modify-each-then-sum  = 2.5 FP
roll r5 DR 6,5 ift in a5
a5 ift r5 result none
a6 advancing by f inherent 5 FP x1/2 AFPh +1 assault at U8 total 4 FP column 4   ok A7.36-plus-one-after-mods  = 4 FP
roll r6 DR 6,5 ift in a6
a6 ift r6 result none
turn 1 german CCPh
