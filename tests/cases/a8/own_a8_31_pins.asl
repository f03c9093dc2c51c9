# A8.31: the DR of FPF is the NMC of who uses it, and a pass at the highest is a Pin.
name = "own_a8_31_pins"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K7 = { is = ["woods"] }
K4 = { is = ["woods"] }
K5 = { is = ["woods"] }
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 K5
place s2 K4
place s3 L6
place e1 K8
turn 1 german MPh
s1 moves K6 1 MF
a1 first by e1 inherent 4 FP at K6 range 2 answers s1 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 9 result NE
s1 moves K7 2 MF
a2 subsequent by e1 inherent 4 FP x2 PBF x1/2 SFF at K7 range 1 answers s1 total 4 FP column 4
roll r2 DR 6,5 ift in a2
a2 ift r2 drm TEM +1, FFNAM -1 final 11 result NE
s1 ends
s2 moves K5 2 MF
s2 moves K6 1 MF
s2 ends
s3 moves L7 1 MF
a3 fpf by e1 inherent 4 FP x2 PBF x1/2 SFF at L7 range 1 answers s3 total 4 FP column 4
roll r3 DR 4,3 ift in a3
a3 ift r3 drm FFMO -1, FFNAM -1 final 5 result 1MC
roll r4 DR 1,2 mc for s3 in a3
s3 checks 1MC r4 passed in a3
turn 1 german DFPh   !! A8.31-own-nmc
