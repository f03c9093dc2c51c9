# MF for what is overstacked count in an advance (A5.11): 2 and 1 of 3 MF.
name = "own_a4_72_overstacked"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K11 = { is = ["woods"] }
[weapons]
HMG = "german hmg"
[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
g4 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g1 K12
place g2 K11
place g3 K11
place g4 K11
by boris
place r1 A1
by anna
turn 1 german APh
g1 advances K11
turn 1 german CCPh   !! A4.72-difficult-cx
turn-end
