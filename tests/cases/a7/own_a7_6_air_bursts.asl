# Shells of a mortar burst in the trees: the woods cost the target one (B13.3).
name = "own_a7_6_air_bursts"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K6 = { is = ["woods"] }
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
roll r2 DR 5,5 ift in a1
a1 ift r2 drm TEM -1 column 8 final 9 result PTC   ok A7.6-tem
by boris
roll r3 DR 1,3 tc for r1 in a1
r1 checks PTC r3 passed in a1
by anna
marker prep-fire on m
