# vector A4.41-recovered-mmg
# A German 4-6-7 enters the hex of an unpossessed MMG, recovers it (1 MF, dr 2) and fires it in the AFPh with its own FP at range 3. (4 + 5) x1/2 = 4 1/2 FP, column 4.
name = "A4.41-recovered-mmg"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { kind = "mg", fp = 5, range = 12, rof = 1, b = 12, pp = 5 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
e = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place e K9
marker named MMG at K6
turn 1 german MPh
s moves K6 1 MF
s moves K6 1 MF for recovery
roll r1 dr 2 named "recovery" for s
s recovers MMG r1 recovered
s ends
turn 1 german AFPh
a1 advancing by s inherent 4 FP x1/2 AFPh, s sw:MMG 5 FP x1/2 AFPh at K9 units e range 3 total 9/2 FP column 4  = 4.5 FP  = column 4
roll r2 DR 6,5 ift in a1
a1 ift r2
turn 1 german RtPh
