# vector A8.3-split
# A squad that has fired only its MMG uses SFF with the MMG alone, then fires its inherent FP at the next mover as First Fire. By leaving it out it has given up its inherent FP.
name = "A8.3-split"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { kind = "mg", fp = 4, range = 10, rof = 2, b = 12, pp = 5 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
t = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
f = { side = "russian", type = "4-4-7", kind = "squad", sw = ["MMG"] }
---
place s K3
place t M5
place f K7
marker first-fire on f
turn 1 german MPh
s moves K4 1 MF
a1 subsequent by f sw:MMG 4 FP x1/2 SFF at K4 units s range 3 answers s total 2 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
s ends
t moves M6 1 MF
a2 first by f inherent 4 FP at M6 units t range 2 answers t total 4 FP   !! A8.3-final-counter  = not allowed
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFNAM -1, FFMO -1
turn 1 german DFPh
