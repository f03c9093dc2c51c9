# What a unit fires at a Location that its MG sprays is of the same group (A7.34, A7.55); both hexes beyond Normal Range
# halve once more.
name = "A7.55: a MG that sprays"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
s1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
s2 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
s3 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 A1
place s2 G1
place s3 M1
place r1 A4
place r2 B4
place r3 G6
turn 1 german PFPh
a1 prep by s1 sw:MMG 5 FP x1/2 spraying at A4,B4 range 3,4 total 2.5 FP column 2
roll r1 DR 6,5 ift in a1
a1 ift r1 column 2 final 11 result NE
a2 prep by s1 inherent 4 FP at A4 range 3 total 4 FP column 4   !! A7.55-mandatory-fg
roll r2 DR 6,5 ift in a2
a2 ift r2 column 4 final 11 result NE
marker prep-fire on s1 at A1
a3 prep by s2 sw:MMG 5 FP x1/2 spraying at H5,H6 total 2.5 FP column 2
roll r3 DR 6,5 ift in a3
a3 ift r3 column 2 final 11 result NE
a4 prep by s2 inherent 4 FP at G6 range 5 total 4 FP column 4
roll r4 DR 6,5 ift in a4
a4 ift r4 column 4 final 11 result NE
marker prep-fire on s2 at G1
# 13 and 14 hexes, of a Normal Range of 12.
a5 prep by s3 sw:MMG 5 FP x1/2 spraying at M14,M15 range 13,14 total 2.5 FP column 2   !! A7.22-long-range-half
roll r5 DR 6,5 ift in a5
a5 ift r5 column 2 final 11 result NE
marker prep-fire on s3 at M1
phase-end
