# A group that cowers in Subsequent First Fire lies under Final Fire anyway: nobody is chosen (A7.9, A8.3); in First Fire somebody is.
name = "own_a7_9_sff_group"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-4-7" }
s2 = { side = "german", type = "german 4-4-7" }
e1 = { side = "russian", type = "russian 4-4-7" }
e2 = { side = "russian", type = "russian 4-4-7" }
e3 = { side = "russian", type = "russian 4-4-7" }
e4 = { side = "russian", type = "russian 4-4-7" }
---
place s1 K5
place s2 D5
place e1 K8
place e2 K8
place e3 D8
place e4 D8
turn 1 german MPh
s1 moves K6 1 MF
a1 first by e1 inherent 4 FP, e2 inherent 4 FP at K6 range 2 answers s1 total 8 FP column 8
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 9 result PTC
roll r2 DR 1,3 tc for s1 in a1
s1 checks PTC r2 passed in a1
s1 moves K7 1 MF
a2 subsequent by e1 inherent 4 FP x2 PBF x1/2 SFF, e2 inherent 4 FP x2 PBF x1/2 SFF at K7 range 1 answers s1 total 8 FP column 8
roll r3 DR 5,5 ift in a2
a2 ift r3 drm FFMO -1, FFNAM -1 column 6 final 8 result PTC
roll r4 DR 1,3 tc for s1 in a2
s1 checks PTC r4 passed in a2
s2 moves D6 1 MF
a3 first by e3 inherent 4 FP, e4 inherent 4 FP at D6 range 2 answers s2 total 8 FP column 8
roll r5 DR 6,6 ift in a3
a3 ift r5 drm FFMO -1, FFNAM -1 column 6 final 10 result NE
turn 1 german DFPh   !! A7.9-fg-random-selection
