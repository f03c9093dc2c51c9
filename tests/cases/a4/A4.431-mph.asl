# vector A4.431-mph
# In the MPh a squad gives its LMG to another of its hex, who carries it off. RPh, start of the own APh, or on dividing.
name = "A4.431-mph"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
t = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
---
place s K5
place t K5
turn 1 german MPh
s gives LMG to t   !! A4.431-transfer-when  = not allowed
t moves K6 1 MF
turn 1 german DFPh
