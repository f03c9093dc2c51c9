# MF spent where a unit stands: what on, words claimed of it before say, or its hex, a building or a foxhole (A4.1, A8.12).
name = "own_a4_1_within_hex"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
B5 = { is = ["stone-building"] }
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
g4 = { side = "german", type = "german 4-6-7", sw = [] }
g5 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g1 K5
place g2 N9
place g3 Q9
place g4 B5
place g5 E5
place r1 K8
turn 1 german MPh
g1 moves K4 1 MF   ok A4.1-within-hex
g2 moves N9 1 MF   ?? A4.1-within-hex
g3 claims words "SMOKE grenades"
g3 moves Q9 2 MF   ok A4.1-within-hex
g3 moves Q9 1 MF   ?? A4.1-within-hex
g4 moves B5 1 MF   ok A4.1-within-hex
g5 claims tem foxhole +2
g5 moves E5 1 MF   ok A4.1-within-hex
turn 1 german DFPh
