# MF spent where a unit stands: what on, no line says (A4.1, A8.12).
name = "own_a4_1_within_hex"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g1 K5
place g2 N9
place r1 K8
turn 1 german MPh
g1 moves K4 1 MF   ok A4.1-within-hex
g2 moves N9 1 MF   ?? A4.1-within-hex
turn 1 german DFPh
