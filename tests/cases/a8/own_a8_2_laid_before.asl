# Residual FP that were laid before the dice of their attack, and what these change is put right (A8.2, A8.221, A8.224, A8.23).
name = "own_a8_2_laid_before"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "russian mmg"

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
u = { side = "german", type = "german 4-6-7", sw = [] }
v = { side = "german", type = "german 4-6-7", sw = [] }
w = { side = "german", type = "german 4-6-7", sw = [] }
x = { side = "german", type = "german 4-6-7", sw = [] }
y = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "russian", type = "russian 4-4-7", sw = [] }
h = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
i = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
---
place s K5
place t L5
place u S5
place v AA5
place w BB5
place x C5
place y G5
place f K9
place g AA9
place h S9
place i C9
turn 1 german MPh
s moves K6 1 MF not-assault
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
residual 2 FP at K6
roll r1 DR 5,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 2 final 8 result NE   = residual 1
s ends
# It cowered: 2 FP attack, and 1 is due. One source has how many.
t moves K6 1 MF not-assault
a2 residual at K6 units t total 2 FP column 2   ?? A8.224-cowered
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
t ends
# Its MMG broke down, and the counter lies there to the end.
u moves S6 1 MF not-assault
a3 first by h inherent 4 FP, h sw:MMG 4 FP at S6 units u range 3 answers u total 8 FP column 8
residual 4 FP at S6 from a3
roll r3 DR 6,6 ift in a3
a3 ift r3 drm FFMO -1, FFNAM -1 column 6 final 10 result NE   = residual 1
h malfunctions sw:MMG r3
u ends
# The same, put right: taken off and laid anew, or laid anew alone.
v moves AA6 1 MF not-assault
a4 first by g inherent 4 FP at AA6 units v range 3 answers v total 4 FP column 4
residual 2 FP at AA6 from a4
roll r4 DR 5,5 ift in a4
a4 ift r4 drm FFMO -1, FFNAM -1 column 2 final 8 result NE
residual 2 FP at AA6 removed   ok A8.2-end
residual 1 FP at AA6 from a4   ok A8.2-half
v ends
w moves AA6 1 MF not-assault
a5 residual at AA6 units w total 1 FP column 1   ok A8.224-never-cowers
roll r5 DR 6,5 ift in a5
a5 ift r5 drm FFMO -1, FFNAM -1 column 1 final 9 result NE
w ends
x moves C6 1 MF not-assault
a6 first by i inherent 4 FP, i sw:MMG 4 FP at C6 units x range 3 answers x total 8 FP column 8
residual 4 FP at C6 from a6
roll r6 DR 6,6 ift in a6
a6 ift r6 drm FFMO -1, FFNAM -1 column 6 final 10 result NE
i malfunctions sw:MMG r6
residual 1 FP at C6 from a6   ok A8.2-half
x ends
turn 1 german DFPh   !! A8.2-half
