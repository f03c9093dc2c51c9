# SW are recovered and handed over in RPh, MPh and APh, of which no line tells (A4.43, A4.431): once such a phase of its side was played,
# whether a unit has a SW that another beside it lists is asked; before that each has what the head lists.
name = "own_sw_handed_over"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"
LMG = "russian lmg"

[units]
s1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = ["LMG"] }
u = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 K8
place s2 K8
place s3 O8
place t K5
place u K5
turn 1 german PFPh
a1 prep by s2 sw:MMG 5 FP at K5 range 3 total 5 FP column 4   !! A7.35-sw-possession
roll r1 DR 6,5 ift in a1
a1 ift r1 column 4 final 11 result none
turn 1 german DFPh
# the Russian has played no phase of its own
a2 final by u sw:LMG 2 FP at K8 range 3 total 2 FP column 2   !! A7.35-sw-possession
roll r2 DR 6,4 ift in a2
a2 ift r2 column 2 final 10 result none
turn 1 german APh
turn 1 german CCPh
turn-end
# the German has: its APh is over
turn 1 russian DFPh
a3 final by s2 sw:MMG 5 FP at K5 range 3 total 5 FP column 4   ?? A7.35-sw-possession
roll r3 DR 6,5 ift in a3
a3 ift r3 column 4 final 11 result none
# it stands in another hex
a4 final by s3 sw:MMG 5 FP at K5 range 5 total 5 FP column 4   !! A7.35-sw-possession
roll r4 DR 6,5 ift in a4
a4 ift r4 column 4 final 11 result none
