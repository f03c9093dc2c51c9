# A failed MC breaks its unit: Casualty Reduction does not pay for it, and whatever takes its place by its ELR is broken (A10.31, A19.13).
name = "A7.303: a failed MC paid by a HS in Good Order"
printing = "2e"
[players]
gerda = { side = "german" }
rudi = { side = "russian" }
[elr]
russian = 3
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
g4 = { side = "german", type = "german 4-6-7", sw = [] }
g5 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
r4 = { side = "russian", type = "russian 4-4-7", sw = [] }
rl = { side = "russian", type = "8-0" }
h = { side = "russian", type = "russian 2-3-7", sw = [] }
con = { side = "russian", type = "russian 4-2-6", sw = [] }
---
place g1 B5
place g2 E5
place g3 H5
place g4 K5
place g5 N5
place r1 B2
place r2 E2
place r3 H2
place r4 K2
place rl N2
turn 1 german PFPh
# Within its ELR.
a1 prep by g1 inherent 4 FP at B2 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1
a1 ift r1 column 4 final 6 result NMC
roll r11 DR 5,4 mc for r1 in a1
r1 checks NMC r11 morale 7 failed in a1
r1 reduced into h1 like h in a1   !! A7.303-as-checked
marker prep-fire on g1
# The same, and it breaks: nothing is wrong.
a2 prep by g2 inherent 4 FP at E2 range 3 total 4 FP column 4
roll r2 DR 2,4 ift in a2
a2 ift r2 column 4 final 6 result NMC
roll r12 DR 5,4 mc for r2 in a2
r2 checks NMC r12 morale 7 failed in a2
r2 is broken,dm in a2   ok A7.303-as-checked
marker prep-fire on g2
# Beyond it: a HS may take its place where its Morale is underlined, and is broken.
a3 prep by g3 inherent 4 FP at H2 range 3 total 4 FP column 4
roll r3 DR 2,4 ift in a3
a3 ift r3 column 4 final 6 result NMC
roll r13 DR 6,5 mc for r3 in a3
r3 checks NMC r13 morale 7 failed in a3
r3 reduced into h3 like h in a3   ?? A7.303-as-checked
marker prep-fire on g3
# Replaced by the next lower squad, which stands.
a4 prep by g4 inherent 4 FP at K2 range 3 total 4 FP column 4
roll r4 DR 2,4 ift in a4
a4 ift r4 column 4 final 6 result NMC
roll r14 DR 6,5 mc for r4 in a4
r4 checks NMC r14 morale 7 failed in a4
r4 reduced into con4 like con in a4   ok A19.13-replaced
marker prep-fire on g4
# No SMC is wounded by a MC.
a5 prep by g5 inherent 4 FP at N2 range 3 total 4 FP column 4
roll r5 DR 2,4 ift in a5
a5 ift r5 column 4 final 6 result NMC
roll r15 DR 6,5 mc for rl in a5
rl checks NMC r15 morale 8 failed in a5
rl reduced in a5   !! A7.303-as-checked
roll r16 dr 2 wound for rl
marker prep-fire on g5
turn 1 german MPh   !! A7.303-nmc   # h3 and con4
