# The columns go off before the cap: 36 FP by +1 leave 12 (A8.2). One source alone tells which comes first.
name = "own_a8_2_cap"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "russian", type = "8-3-8", kind = "squad", nation = "russian", quality = "elite", sw = [] }
g = { side = "russian", type = "8-3-8", kind = "squad", nation = "russian", quality = "elite", sw = [] }
h = { side = "russian", type = "8-3-8", kind = "squad", nation = "russian", quality = "elite", sw = [] }
i = { side = "russian", type = "8-3-8", kind = "squad", nation = "russian", quality = "elite", sw = [] }
j = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s K5
place f K9
place g K9
place h J8
place i J8
place j J8
turn 1 german MPh
s moves K6 1 MF not-assault
f los s exists hindrance +1
g los s exists hindrance +1
h los s exists hindrance +1
i los s exists hindrance +1
j los s exists hindrance +1
a1 first by f inherent 8 FP, g inherent 8 FP, h inherent 8 FP, i inherent 8 FP, j inherent 4 FP at K6 units s answers s total 36 FP column 36
roll r1 DR 6,5 ift in a1
a1 ift r1 drm Hindrance +1, FFNAM -1 column 36 final 11 result 2MC  = residual 12
residual 8 FP at K6 from a1   ?? A8.2-cap  = 12 FP
residual 12 FP at K6 from a1   ok A8.2-half  = bytes 3f000000000a0600000000000c00000000010100000000
residual 12 FP at K6 removed  = bytes 3f000000000a0600000000000c000000000001   ?? A8.2-end
residual 12 FP at K6
roll r2 DR 1,1 mc for s in a1
s checks 2MC r2 morale 7 passed in a1
turn 1 german DFPh
