# Who gets off a truck that the attack destroyed was its Passenger: it rolls for survival and takes no MC of that attack, and nobody leaves
# a burning one (A7.308).
name = "own_left_wreck"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s1b = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s2b = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s3b = { side = "german", type = "german 4-6-7", sw = [] }
tr1 = { side = "russian", type = "GAZ-MM" }
px1 = { side = "russian", type = "russian 2-3-7", sw = [] }
tr2 = { side = "russian", type = "GAZ-MM" }
px2 = { side = "russian", type = "russian 2-3-7", sw = [] }
tr3 = { side = "russian", type = "GAZ-MM" }
px3 = { side = "russian", type = "russian 2-3-7", sw = [] }
---
place s1 B5
place s1b B5
place tr1 B2 vca B1-C2
place px1 B2
px1 boards tr1
place s2 E5
place s2b E5
place tr2 E2 vca E1-F1
place px2 E2
px2 boards tr2
place s3 H5
place s3b H5
place tr3 H2 vca H1-I2
place px3 H2
px3 boards tr3
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s1b inherent 4 FP at B2 range 3 total 8 FP column 8
roll r1 DR 4,2 ift in a1
a1 ift r1 column 8 final 6 result 1MC
tr1 suffers eliminated in a1
roll r11 dr 3 survival for px1 in a1
px1 leaves tr1 at B2
a2 prep by s2 inherent 4 FP, s2b inherent 4 FP at E2 range 3 total 8 FP column 8
roll r2 DR 4,2 ift in a2
a2 ift r2 column 8 final 6 result 1MC
tr2 suffers eliminated in a2
px2 leaves tr2 at E2
a3 prep by s3 inherent 4 FP, s3b inherent 4 FP at H2 range 3 total 8 FP column 8
roll r3 DR 1,2 ift in a3
a3 ift r3 column 8 final 3 result K/2
tr3 suffers burning in a3
px3 leaves tr3 at H2
phase-end   !! A7.308-prc-survival   !! A7.308-less-than-half-burns
