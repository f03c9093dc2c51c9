# vector A4.44-cx-five
# A CX squad rolls 5 for Recovery and takes the MG. 5 + 1 = 6, not below 6.
name = "A4.44-cx-five"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
marker named LMG at K5
s is cx
turn 1 german MPh
s moves K5 1 MF for recovery
roll r1 dr 5 named "recovery" for s
s recovers LMG r1 drm CX +1 recovered   !! A4.44-recovery-dr  = final 6  = not recovered
turn 1 german DFPh
