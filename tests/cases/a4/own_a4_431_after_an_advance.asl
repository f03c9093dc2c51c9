# A SW is given at the start of the own APh, before anybody advances (A4.431).
name = "own_a4_431_after_an_advance"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
rLMG = "russian lmg"
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = ["rLMG"] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 A1
by boris
place r1 K12
place r2 K12
place r3 P12
by boris
turn 1 russian APh
r3 advances P11
r1 gives rLMG to r2   !! A4.431-transfer-when
turn 1 russian CCPh
