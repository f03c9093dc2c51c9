# Residual FP that nothing left, that attacks MF spent before it lay there, that is taken off too soon (A8.2).
name = "own_a8_2_out_of_nothing"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "german 4-6-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
u = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
by boris
place s K4
place t K4
place u K5
residual 8 FP at K4   !! A8.2-half
turn 1 russian MPh
s moves K5 1 MF not-assault seen-by f
by anna
residual 8 FP at M5
a1 first by f inherent 4 FP at K5 range 4 answers s total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
residual 2 FP at K5 from a1   ok A8.2-half
# The MF that drew the fire are none that it attacks, nor is a unit that spends none.
a2 residual at K5 units s total 2 FP column 2   !! A8.2-attacks
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
a3 residual at K5 units u total 2 FP column 2   !! A8.2-attacks   !! A8.1-moved
roll r3 DR 6,5 ift in a3 by anna
a3 ift r3 column 2 final 11 result NE
by boris
s ends
t moves K5 1 MF not-assault seen-by f
by anna
a4 residual at K5 units t total 2 FP column 2   ok A8.2-attacks
roll r4 DR 6,5 ift in a4 by anna
a4 ift r4 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
by boris
residual 2 FP at K5 removed   ?? A8.2-end
