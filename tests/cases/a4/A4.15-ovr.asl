# vector A4.15-ovr
# A 4-6-7 passes a NTC and enters the Open Ground hex of a lone Known leader. NTC DR 6 + 0; 2 x 1 = 2 MF.
name = "A4.15-ovr"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
e = { side = "russian", type = "8-0", kind = "leader" }
---
place s K5
place e K6
e is known
turn 1 german MPh
roll r1 DR 2,4 tc for s
s checks NTC r1 drm TEM +0 morale 7 passed   ?? LOG.drm-by-word
s moves K6 2 MF overrun  = costs 2 MF
turn 1 german DFPh
