# The MF that a unit spent before its ELR replacement are not those of the Conscript that takes its place (A4.11, A19.13).
name = "own_a4_11_replaced_mid_move"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-4-7" }
x1 = { side = "german", type = "german 4-3-6" }
x2 = { side = "german", type = "german 4-3-6" }
e1 = { side = "russian", type = "russian 4-4-7" }
---
place s1 K5
place x2 D5
place e1 K12
turn 1 german MPh
x2 moves D6 1 MF
x2 moves D7 1 MF
x2 moves D8 1 MF
x2 moves D9 1 MF   !! A4.11-inexperienced-mf
s1 moves K6 1 MF
s1 moves K7 1 MF
s1 moves K8 1 MF
s1 moves K9 1 MF
a1 first by e1 inherent 4 FP at K9 range 3 answers s1 total 4 FP column 4
roll r1 DR 3,4 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 5 result 1MC
roll r2 DR 5,6 mc for s1 in a1
s1 checks 1MC r2 failed in a1
s1 reduced into x1 like x1 in a1   ?? A19.13-replaced
x1 is broken,dm in a1
turn 1 german DFPh
