# vector A4.31-bypass-then-in
# A squad Bypasses D4 for 1 MF and then enters the woods of the next hex for 2. 1 + 2 = 3 MF.
name = "A4.31-bypass-then-in"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["wooden-building"] }
L5 = { is = ["woods"] }

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
turn 1 german MPh
s moves K6 1 MF along K6-L5
s moves L5 2 MF terrain  = 3 MF spent s
turn 1 german DFPh
