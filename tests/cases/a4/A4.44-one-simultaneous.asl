# vector A4.44-one-simultaneous
# A squad declares 2 MF at once: enter Open Ground and recover the LMG there. Two acts, two expenditures; fire comes between.
name = "A4.44-one-simultaneous"
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
marker named LMG at K6
turn 1 german MPh
s moves K6 2 MF not-assault for recovery   !! A8.1-separate-acts  = not allowed
roll r1 dr 3 named "recovery" for s
s recovers LMG r1 recovered
turn 1 german DFPh
