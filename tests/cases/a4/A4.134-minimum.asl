# vector A4.134-minimum
# A CX Russian squad with a 5 PP HMG makes a Minimum Move uphill into woods. 4 - (5 - 2) = 1 MF left: allowed; 4 MF count as spent; pinned and CX.
name = "A4.134-minimum"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"], level = 1 }

[weapons]
HMG = { kind = "mg", fp = 7, range = 16, rof = 1, b = 12, pp = 5 }

[units]
s = { side = "german", type = "4-4-7", kind = "squad", sw = ["HMG"] }
---
place s K5
s is cx
turn 1 german MPh
s declares minimum-move
s moves K6 4 MF  = 1 MF left s  = costs 4 MF
s is pinned,cx
s ends
turn 1 german DFPh
