# vector A8.3-sw-later
# A squad with an unmarked LMG uses SFF with inherent FP alone; later in that MPh the LMG fires at another unit as First Fire. The LMG is forfeit (Final Fire).
name = "A8.3-sw-later"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
t = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
f = { side = "russian", type = "4-6-7", kind = "squad", sw = ["LMG"] }
---
place s K5
place t M6
place f K9
marker first-fire on f
turn 1 german MPh
s moves K6 1 MF
a1 subsequent by f inherent 4 FP x1/2 SFF at K6 units s range 3 answers s total 2 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
s ends
t moves M7 1 MF
a2 first by f sw:LMG 3 FP at M7 units t range 3 answers t total 3 FP   !! A8.3-final-counter  = not allowed
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFNAM -1, FFMO -1
turn 1 german DFPh
