# Sustained Fire lowers the B# of a MG by two, Inexperienced use by one (A9.3, A19.32).
name = "A9.7: a B# lowered"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
RLMG = "russian lmg"

[units]
s1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
c1 = { side = "russian", type = "russian 4-2-6", sw = ["RLMG"] }
c2 = { side = "russian", type = "russian 4-2-6", sw = ["RLMG"] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 K5
place r1 K8
place c1 P5
place c2 P6
s1 is known
turn 1 russian PFPh
a1 prep by c1 sw:RLMG 2 FP at K5 range 5 total 2 FP column 2
roll r1 DR 6,4 ift in a1
a1 ift r1 column 2 final 10 result NE
c1 malfunctions sw:RLMG r1   ok A9.7-sw-breakdown
a2 prep by c2 sw:RLMG 2 FP at K5 range 5 total 2 FP column 2
roll r2 DR 6,4 ift in a2
a2 ift r2 column 2 final 10 result NE
marker prep-fire on c1
marker prep-fire on c2
turn 1 russian MPh   !! A9.7-sw-breakdown
r1 moves K7 1 MF not-assault
a3 first by s1 inherent 4 FP, s1 sw:LMG 3 FP at K7 range 2 answers r1 total 7 FP column 6
roll r3 DR 5,4 ift in a3
a3 ift r3 drm FFMO -1, FFNAM -1 column 6 final 7 result NMC
roll r4 DR 1,2 mc for r1 in a3
r1 checks NMC r4 morale 7 passed in a3
marker first-fire on s1 at K5
r1 moves K6 1 MF not-assault
a4 subsequent by s1 inherent 4 FP x2 PBF x1/2 SFF, s1 sw:LMG 3 FP x2 PBF x1/2 SFF at K6 range 1 answers r1 total 7 FP column 6
roll r5 DR 6,4 ift in a4
a4 ift r5 drm FFMO -1, FFNAM -1 column 6 final 8 result PTC
roll r6 DR 1,3 tc for r1 in a4
r1 checks PTC r6 morale 7 passed in a4
marker final-fire on s1 at K5
turn 1 russian DFPh   !! A9.7-sw-breakdown
