# A11.8: who attacked a vehicle in the street from a building goes back into it; from Open Ground nobody withdraws in the first round.
name = "own_a11_8_back"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K8 = { is = ["stone-building"] }
[units]
g = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "russian", type = "T-34 M43" }
t2 = { side = "russian", type = "T-34 M43" }
---
by boris
place t K9 vca J9-J8
place t2 P9 vca O9-P8
t is known
t2 is known
by anna
place g K8
place g2 P8
turn 1 german APh
roll r1 DR 3,3 tc for g
g checks PAATC r1 passed
g advances K9
roll r3 DR 3,3 tc for g2
g2 checks PAATC r3 passed
g2 advances P9
turn 1 german CCPh
roll r2 DR 4,6 cc for g
resolved cc by g against t r2 final 10 result none
roll r4 DR 4,6 cc for g2
resolved cc by g2 against t2 r4 final 10 result none
g withdraws K8
g2 withdraws P8   !! A11.2-who-not  ?? A11.2-announce
