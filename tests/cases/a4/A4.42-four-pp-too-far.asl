# vector A4.42-four-pp-too-far
# A squad carries 4 PP over four Open Ground hexes. 4 - 1 = 3 MF, 4 spent.
name = "A4.42-four-pp-too-far"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = { kind = "mg", fp = 7, range = 16, rof = 1, b = 12, pp = 4 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["HMG"] }
---
place s K5
turn 1 german MPh
s moves K6 1 MF
s moves K7 1 MF
s moves K8 1 MF
s moves K9 1 MF   !! A4.42-excess-mf  = 3 MF allotted s
turn 1 german DFPh
