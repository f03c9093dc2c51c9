# What a unit fired before it was reduced, what is left of it has fired (A7.302): in one fire phase alone (A7.1), not again in Final Fire at
# who is not ADJACENT (A8.4), not after it cowered (A7.9), no inherent FP twice (A7.33). It keeps the SW (A4.4).
name = "own_remnant_fired"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
half = { side = "german", type = "german 2-4-7", sw = [] }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
rhalf = { side = "russian", type = "russian 2-3-7", sw = [] }
m = { side = "german", type = "german 4-6-7", sw = [] }
tk = { side = "german", type = "PzKpfw IVH", ce = false }
d1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 B5
place t1 B2
place s2 E5
place t2 E2
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at B2 range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 column 4 final 11 result none
turn 1 german DFPh
a2 final by t1 inherent 4 FP at B5 range 3 total 4 FP column 4
roll r2 DR 1,1 ift in a2
a2 ift r2 column 2 final 2 result K/1
s1 reduced into h1 like half in a2
roll r21 DR 2,2 mc for h1 in a2
h1 checks 1MC r21 morale 7 passed in a2
a3 final by t2 inherent 4 FP at E5 range 3 total 4 FP column 4
roll r3 DR 1,1 ift in a3
a3 ift r3 column 2 final 2 result K/1
s2 reduced into h2 like half in a3
roll r31 DR 2,2 mc for h2 in a3
h2 checks 1MC r31 morale 7 passed in a3
turn 1 german AFPh
a4 advancing by h1 inherent 2 FP x1/2 AFPh at B2 range 3 total 1 FP column 1   !! A7.1-one-fire-phase-per-turn
roll r4 DR 6,5 ift in a4
a4 ift r4 column 1 final 11 result none
a5 advancing by h2 sw:MMG 5 FP x1/2 AFPh at E2 range 3 total 2.5 FP column 2   ok A7.1-one-fire-phase-per-turn   ok A7.35-sw-possession
roll r5 DR 6,5 ift in a5
a5 ift r5 column 2 final 11 result none
