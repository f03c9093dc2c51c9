# Two levels of two hexes are ADJACENT only where units could go from one to the other (A.8, A7.5).
name = "A7.5: a Fire Group of two levels"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
A2 = { is = ["stone-building"] }
G2 = { is = ["stone-building"] }
G3 = { is = ["stone-building"] }

[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s4 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 A2 level 1
place s2 A3
place s3 G2 level 1
place s4 G3 level 1
place r1 A7
place r2 G7
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s2 inherent 4 FP at A7 total 8 FP column 8   !! A7.5-adjacent-chain
roll r1 DR 6,5 ift in a1
a1 ift r1 column 8 final 11 result NE
a2 prep by s3 inherent 4 FP, s4 inherent 4 FP at G7 total 8 FP column 8   ok A7.5-adjacent-chain
roll r2 DR 6,5 ift in a2
a2 ift r2 column 8 final 11 result NE
marker prep-fire on s1 at A2
marker prep-fire on s2 at A3
marker prep-fire on s3 at G2
marker prep-fire on s4 at G3
phase-end
