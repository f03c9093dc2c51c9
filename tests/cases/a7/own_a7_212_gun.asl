# A Gun that nobody mans is no enemy unit, and binds nobody who shares its Location; its crew does.
name = "own_a7_212_gun"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
atg = { side = "german", type = "7.5cm PaK 40" }
c = { side = "german", type = "german 2-3-8", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place atg K9 vca K8-L8
atg is known
place g K6
g is known
place c N7
c is known
by boris
place r K9
place r2 N7
turn 1 russian PFPh
a1 prep by r inherent 4 FP at K6 units g range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 column 4 final 11 result NE
a2 prep by r2 inherent 4 FP at K6 units g range 3 total 4 FP column 4   !! A7.212-known-enemy-in-location
