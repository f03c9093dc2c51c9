# Each level above a target in a building adds to its TEM against Indirect Fire: how many there are, the head does not tell.
name = "own_a7_6_building_above"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K6 = { is = ["stone-building"] }
[units]
m = { side = "german", type = "8cm GrW 34", sw = [] }
mc = { side = "german", type = "german crew 2-2-8", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place m K1 vca K2-L1
place mc K1
by boris
place r1 K6
r1 is known
by anna
turn 1 german PFPh
a1 prep by m gun at K6 units r1 area-target range 5
roll r1 DR 3,4 to-hit in a1
a1 to-hit m gun r1 target r1 number 7 final 7 hit
roll r2 DR 6,4 ift in a1
a1 ift r2 drm TEM +4 column 8 final 14 result NE   ?? A7.6-tem
marker prep-fire on m
