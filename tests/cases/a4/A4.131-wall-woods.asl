# vector A4.131-wall-woods
# Over a wall into woods, declared 2 MF. 1 + 2 = 3 MF.
name = "A4.131-wall-woods"
printing = "2e"
walls = ["K5-K6"]

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
turn 1 german MPh
s moves K6 2 MF terrain   !! A4.131-hexside-plus  = costs 3 MF
turn 1 german DFPh
