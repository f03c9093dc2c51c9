# A TEM of the hex that both accept leaves it no Open Ground (A10.531).
name = "own_a12_14_tem_accepted"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g1 G8
g1 is concealed
attest tem G7 +2
by boris
place r1 G4
attest tem G7 +2
by anna
turn 1 german MPh
g1 declares assault
g1 moves G7 1 MF assault seen-by r1
g1 los r1 exists
turn 1 german DFPh
