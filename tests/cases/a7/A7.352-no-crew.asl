# A log without crews: who mans the Gun is left to the players.
name = "A7.352: a Gun without a crew counter"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
atg = { side = "german", type = "7.5cm PaK 40" }
s = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place atg K9 vca K8-L8
place s K9
s is broken
place r K7
turn 1 german PFPh
a1 prep by atg gun at K7 units r infantry-target
roll r1 DR 6,5 to-hit in a1
a1 to-hit atg gun r1 target r number 8 final 11 miss
