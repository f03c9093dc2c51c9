# Fire beyond twice the normal range is one mistake: no range factor is asked for besides (A7.22, A7.34, A7.36).
name = "own_beyond_reach"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
s1 = { side = "german", type = "german 5-4-8", sw = ["LMG"] }
s2 = { side = "german", type = "german 5-4-8" }
s3 = { side = "german", type = "german 5-4-8" }
s4 = { side = "german", type = "german 5-4-8" }
t = { side = "russian", type = "russian 4-4-7" }
---
place s1 K-5
place s2 K0
place s3 K-6
place s4 K-7
place t K8
turn 1 german PFPh
a1 prep by s1 inherent 5 FP at K8 range 13 total 5 FP column 4   !! A7.22-max-double-range
roll r1 DR 6,5 ift in a1
a1 ift r1
# Normal range 4: at eight hexes the half is due, and left out.
a2 prep by s2 inherent 5 FP at K8 range 8 total 5 FP column 4   !! A7.22-long-range-half
roll r2 DR 6,5 ift in a2
a2 ift r2
a3 prep by s3 inherent 5 FP x1/2 spraying at K8,K7 range 14,13   !! A7.34-range-three
roll r3 DR 6,5 ift in a3
a3 ift r3
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
a4 advancing by s4 inherent 5 FP x1/2 AFPh +1 assault at K8 range 15 total 4 FP column 4   !! A7.22-max-double-range
roll r4 DR 6,5 ift in a4
a4 ift r4
