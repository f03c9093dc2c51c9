# vector A8.221-malfunction
# A MMG alone (5 FP) rolls 6,6 (B12): it malfunctions, and a 2 counter is placed: none is left.
name = "A8.221-malfunction"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { kind = "mg", fp = 5, range = 12, rof = 2, b = 12, pp = 5 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
h = { side = "russian", type = "2-4-7", kind = "hs", nation = "russian", quality = "first-line", sw = ["MMG"] }
---
place s K5
place h K9
turn 1 german MPh
s moves K6 1 MF
a1 first by h sw:MMG 5 FP at K6 units s range 3 answers s total 5 FP column 4
roll r1 DR 6,6 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 2 final 10  = residual 0
h malfunctions sw:MMG r1
residual 1 FP at K6 from a1   !! A8.221-malfunction
turn 1 german DFPh
