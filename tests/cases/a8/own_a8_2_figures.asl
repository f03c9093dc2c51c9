# Figures of which one source alone tells are asked, not accused: the cap, Cowering, the rest of a group (A8.2, A8.224, A8.23). What a miss leaves two tell (A8.25).
name = "own_a8_2_figures"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { kind = "mg", fp = 5, range = 12, rof = 2, b = 12, pp = 5 }

[units]
atg = { side = "russian", type = "45mm PTP obr. 32" }
crew = { side = "russian", type = "russian crew 2-2-8" }
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
u = { side = "german", type = "german 4-6-7", sw = [] }
v = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "russian", type = "8-3-8", kind = "squad", nation = "russian", quality = "elite", sw = [] }
g = { side = "russian", type = "8-3-8", kind = "squad", nation = "russian", quality = "elite", sw = [] }
h = { side = "russian", type = "8-3-8", kind = "squad", nation = "russian", quality = "elite", sw = [] }
i = { side = "russian", type = "8-3-8", kind = "squad", nation = "russian", quality = "elite", sw = [] }
j = { side = "russian", type = "russian 4-4-7", sw = [] }
k = { side = "russian", type = "russian 6-2-8", sw = ["MMG"] }
---
place s K5
place t S5
place u AA5
place v II5
place f K9
place g K9
place h J8
place i J8
place j S9
place k AA8
place atg II9 vca II8-JJ8
place crew II9
turn 1 german MPh
s moves K6 1 MF not-assault
f los s exists hindrance +1
g los s exists hindrance +1
h los s exists hindrance +1
i los s exists hindrance +1
# 32 FP: column 30, half 15, column 12, one left: 8. The cap has nothing to say.
a1 first by f inherent 8 FP, g inherent 8 FP, h inherent 8 FP, i inherent 8 FP at K6 units s answers s total 32 FP column 30
roll r1 DR 6,5 ift in a1
a1 ift r1 drm Hindrance +1, FFNAM -1 column 30 final 11 result 1MC  = residual 8
residual 12 FP at K6 from a1   !! A8.26-shift  = 8 FP
roll r2 DR 1,2 mc for s in a1
s checks 1MC r2 morale 7 passed in a1
s ends
t moves S6 1 MF not-assault
a2 first by j inherent 4 FP at S6 units t range 3 answers t total 4 FP column 4
roll r3 DR 4,4 ift in a2
a2 ift r3 drm FFMO -1, FFNAM -1 column 2 final 6 result PTC  = residual 1
residual 2 FP at S6 from a2   ?? A8.224-cowered
roll r4 DR 1,2 tc for t in a2
t checks PTC r4 morale 7 passed in a2
t ends
u moves AA6 1 MF not-assault
a3 first by k inherent 6 FP, k sw:MMG 5 FP at AA6 units u range 2 answers u total 11 FP column 8
roll r5 DR 2,6 ift in a3
a3 ift r5 drm FFMO -1, FFNAM -1 column 8 final 6 result 1MC  = residual 2  = residual 4
roll r6 DR 1,2 mc for u in a3
u checks 1MC r6 morale 7 passed in a3
residual 1 FP at AA6 from a3   ?? A8.23-rest-of-group  = 2 to 4 FP
# It gives its ROF up for 4 FP, and fires by it.
residual 4 FP at AA6 from a3
u moves AA5 1 MF not-assault
a4 first by k sw:MMG 5 FP rof at AA5 units u range 3 answers u total 5 FP column 4   !! A8.23-rof
roll r7 DR 6,5 ift in a4
a4 ift r7 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
u ends
v moves II6 1 MF not-assault
a5 first by atg gun at II6 units v infantry-target range 3 answers v
roll r8 DR 6,5 to-hit in a5
a5 to-hit atg gun r8 target v drm FFMO -1, FFNAM -1 number 8 final 9 miss
residual 2 FP at II6 from a5   ?? A8.25-hit
turn 1 german DFPh
