# An Original 12 of a PF reduces its firer (C13.36), and no other To Hit DR does. The squad's PF is the one SW of the HS that is left
# of it (A7.352).
name = "own_c13_36_pf"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PF = { kind = "ordnance", range = 3 }
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", inexperienced = false, sw = ["PF", "LMG"] }
g2 = { side = "german", type = "german 4-6-7", inexperienced = false, sw = ["PF"] }
h1 = { side = "german", type = "german 2-4-7", sw = ["LMG"] }
h2 = { side = "german", type = "german 2-4-7", sw = [] }
h3 = { side = "german", type = "german 2-4-7", sw = ["LMG"] }
t1 = { side = "russian", type = "T-34/85", ce = false }
t2 = { side = "russian", type = "T-34/85", ce = false }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g1 B6
place t1 B8 vca B9-C9
t1 is known
place r1 B3
place g2 F6
place t2 F8 vca F9-G9
t2 is known
place h3 C6
turn 1 german PFPh
roll r10 dr 2 named "PF check" for g1
g1 pf-check r10 found
a1 prep by g1 sw:PF at B8 units t1 vehicle-target range 2
roll r1 DR 6,6 to-hit in a1
a1 to-hit g1 sw:PF r1 target t1 number 6 final 12 miss
g1 reduced into h1 like h1 in a1   ok A7.301-cap-at-attacked
a2 prep by h1 sw:LMG 3 FP at B3 range 3 total 3 FP column 2   !! A7.352-one-sw
roll r2 DR 6,5 ift in a2
a2 ift r2 column 2 final 11 result NE
roll r20 dr 2 named "PF check" for g2
g2 pf-check r20 found
a3 prep by g2 sw:PF at F8 units t2 vehicle-target range 2
roll r3 DR 6,5 to-hit in a3
a3 to-hit g2 sw:PF r3 target t2 number 6 final 11 miss
g2 reduced into h2 like h2 in a3   !! C3.3-hit-first   !! A7.301-cap-at-attacked
a4 prep by h3 sw:LMG 3 FP at B3 range 3 total 3 FP column 2   ok A7.352-one-sw
roll r4 DR 6,5 ift in a4
a4 ift r4 column 2 final 11 result NE
