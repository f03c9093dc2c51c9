# A MC failed with an Original 12: Casualty Reduction, and what is left breaks. One of the two alone is a mistake of
# A10.31; neither of them is that of A7.303.
name = "own_casualty_mc"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", type = "german 4-6-7" }
f2 = { side = "german", type = "german 4-6-7" }
f3 = { side = "german", type = "german 4-6-7" }
f4 = { side = "german", type = "german 4-6-7" }
f5 = { side = "german", type = "german 4-6-7" }
f6 = { side = "german", type = "german 4-6-7" }
f7 = { side = "german", type = "german 4-6-7" }
t1 = { side = "russian", type = "russian 4-4-7" }
t2 = { side = "russian", type = "russian 4-4-7" }
t3 = { side = "russian", type = "russian 4-4-7" }
t4 = { side = "russian", type = "russian 4-4-7" }
t5 = { side = "russian", type = "2-4-7", kind = "hs" }
t6 = { side = "russian", type = "russian 4-4-7" }
t7 = { side = "russian", type = "russian 4-4-7" }
h1 = { side = "russian", type = "2-4-7", kind = "hs" }
h3 = { side = "russian", type = "2-4-7", kind = "hs" }
h6 = { side = "russian", type = "2-4-7", kind = "hs" }
---
place f1 A5
place t1 A7
place f2 D5
place t2 D7
place f3 G5
place t3 G7
place f4 J5
place t4 J7
place f5 M5
place t5 M7
place f6 P5
place t6 P7
t6 is broken
place f7 S5
place t7 S7
turn 1 german PFPh
# Both.
a1 prep by f1 inherent 4 FP at A7
roll r1 DR 2,1 ift in a1
a1 ift r1
roll r2 DR 6,6 mc for t1 in a1
t1 checks 2MC r2 morale 7 failed in a1
t1 reduced into h1 like h1 in a1
h1 is broken,dm in a1
# It breaks, and loses nobody.
a2 prep by f2 inherent 4 FP at D7
roll r3 DR 2,1 ift in a2
a2 ift r3
roll r4 DR 6,6 mc for t2 in a2
t2 checks 2MC r4 morale 7 failed in a2
t2 is broken,dm in a2
# It is reduced, and stands.
a3 prep by f3 inherent 4 FP at G7
roll r5 DR 2,1 ift in a3
a3 ift r5
roll r6 DR 6,6 mc for t3 in a3
t3 checks 2MC r6 morale 7 failed in a3
t3 reduced into h3 like h3 in a3
# Neither.
a4 prep by f4 inherent 4 FP at J7
roll r7 DR 2,1 ift in a4
a4 ift r7
roll r8 DR 6,6 mc for t4 in a4
t4 checks 2MC r8 morale 7 failed in a4
# A HS is gone, and nothing of it breaks.
a5 prep by f5 inherent 4 FP at M7
roll r9 DR 2,1 ift in a5
a5 ift r9
roll r10 DR 6,6 mc for t5 in a5
t5 checks 2MC r10 morale 7 failed in a5
t5 eliminated
# Broken before: an Original 12 eliminates it, and nothing is left.
a6 prep by f6 inherent 4 FP at P7
roll r11 DR 2,1 ift in a6
a6 ift r11
roll r12 DR 6,6 mc for t6 in a6
t6 checks 2MC r12 morale 7 failed in a6
t6 reduced into h6 like h6 in a6
# An Original 11 breaks alone.
a7 prep by f7 inherent 4 FP at S7
roll r13 DR 2,1 ift in a7
a7 ift r13
roll r14 DR 6,5 mc for t7 in a7
t7 checks 2MC r14 morale 7 failed in a7
t7 is broken,dm in a7
turn 1 german MPh   !! A10.31-original-12  !! A10.31-original-12  !! A10.31-broken-12  !! A7.304-numbered-mc
