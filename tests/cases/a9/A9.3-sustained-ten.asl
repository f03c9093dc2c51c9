# vector A9.3-sustained-ten
# In SFF a German HMG (B12) rolls 5,5 with its squad. (11) x1/2 = 5 1/2, column 4; doubles cower to 2; B# 10: 10 malfunctions; 11 or less leaves the X# 12 untouched.
name = "A9.3-sustained-ten"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
by boris
place s K4
s is known
turn 1 russian MPh
s moves K5 1 MF not-assault seen-by f
by anna
a0 first by f inherent 4 FP, f sw:HMG 7 FP at K5 range 4 answers s total 11 FP column 8
roll r0 DR 6,5 ift in a0 by anna
a0 ift r0 drm FFMO -1, FFNAM -1 column 8 final 9 result PTC
by boris
roll r9 DR 1,2 tc for s in a0 by boris
s checks PTC r9 morale 7 passed in a0
by anna
marker first-fire on f
by boris
s moves K6 1 MF not-assault seen-by f
by anna
a1 subsequent by f inherent 4 FP x1/2 SFF, f sw:HMG 7 FP x1/2 SFF at K6 range 3 answers s total 5.5 FP column 4   = 5.5 FP
roll r1 DR 5,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 2 final 8 result NE   = column 2  = final 8  = none  = malfunctions f sw:HMG
f malfunctions sw:HMG r1   ok A9.7-sw-breakdown  ok A9.7-x
marker final-fire on f
by boris
turn 1 russian DFPh
