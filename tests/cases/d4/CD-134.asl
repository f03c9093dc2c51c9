# An enemy tank moved through K6 and stopped there in this MPh: First Fire through it has no Hindrance of what is a Case J target.
name = "CD-134"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
t = { side = "russian", type = "T-34/85", ce = true }
g = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g K8
by boris
place r K4
r is known
place t K7 vca K6-L6
turn 1 russian MPh
t start 1 MP total 1
t enter K6 1 MP total 2
t stop 1 MP total 3
t ends
r moves K5 1 MF
by anna
a1 first by g inherent 4 FP at K5 units r range 3 answers r total 4 FP column 4
roll r1 DR 5,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1, wreck +1 column 4 final 9 result NE   !! A7.6-hindrance
