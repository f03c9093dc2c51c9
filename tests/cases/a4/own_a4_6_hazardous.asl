# Case O takes the place of FFMO and FFNAM.
name = "own_a4_6_hazardous"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
r = { side = "russian", type = "russian crew 2-2-8" }
mtr = { side = "russian", type = "82mm MTR", weapons = { gun = { kind = "ordnance", rof = 3 } } }
---
by anna
place atg K9 vca K8-L8
place crew K9
by boris
place mtr K3
place r K3
turn 1 russian MPh
r moves K4 2 MF not-assault seen-by atg,crew
by anna
a1 first by atg gun at K4 units r infantry-target range 5 answers r
roll r1 DR 6,5 to-hit in a1 by anna
a1 to-hit atg gun r1 target r drm O -2, FFMO -1, FFNAM -1 number 8 final 7 hit   !! A4.6-ffmo
marker first-fire on atg
marker first-fire on crew
