# Residual FP that are right go for no word; those laid before the die gave a ROF may (A8.2, A8.23).
name = "own_a8_2_rof_given_back"
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
f = { side = "russian", type = "russian 4-4-7", sw = [] }
h = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
---
place s K5
place t S5
place f K9
place h S9
turn 1 german MPh
s moves K6 1 MF not-assault
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
residual 2 FP at K6 from a1
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
residual 2 FP at K6 removed   ?? A8.2-end
s ends
t moves S6 1 MF not-assault
a2 first by h sw:MMG 4 FP at S6 units t range 3 answers t total 4 FP column 4
residual 2 FP at S6 from a2
roll r2 DR 1,6 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC
residual 2 FP at S6 removed   ok A8.2-end
roll r3 DR 1,2 mc for t in a2
t checks 1MC r3 morale 7 passed in a2
t ends
turn 1 german DFPh
