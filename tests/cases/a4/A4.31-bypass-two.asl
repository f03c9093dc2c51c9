# vector A4.31-bypass-two
# A squad Bypasses two contiguous clear hexsides of a building hex and goes on to Open Ground. 1 + 1 = 2 MF.
name = "A4.31-bypass-two"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["wooden-building"] }

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
turn 1 german MPh
s moves K6 1 MF along K6-L5,K6-L6
s moves L6 1 MF  = 2 MF spent s
turn 1 german DFPh
