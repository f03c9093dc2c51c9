# vector A4.44-rph-and-mph
# It tried in the RPh (6) and again in its MPh (2); another squad there tried in that MPh too (6). Each unit once in each phase.
name = "A4.44-rph-and-mph"
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
t = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
place t K5
marker named LMG at K5
turn 1 german RPh
roll r1 dr 6 named "recovery" for s
s recovers LMG r1 not-recovered
turn 1 german MPh
t moves K5 1 MF for recovery
roll r2 dr 6 named "recovery" for t
t recovers LMG r2 not-recovered
t ends
s moves K5 1 MF for recovery  = allowed
roll r3 dr 2 named "recovery" for s
s recovers LMG r3 recovered
turn 1 german DFPh
