# A squad that breaks under its "?" loses it; one that lost it is as the rules want it.
name = "own_a12_14_breaks"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is concealed
place s2 M5
s2 is concealed
by boris
place e K8
place g M8
turn 1 russian PFPh
a1 prep by e inherent 4 FP x1/2 concealed at K5 range 3 total 2 FP column 2
roll r1 DR 2,3 ift in a1
a1 ift r1 final 5 result NMC
by anna
roll r2 DR 5,6 mc for s in a1
s checks NMC r2 morale 7 failed in a1
s is broken,dm in a1
by boris
marker prep-fire on e
a2 prep by g inherent 4 FP x1/2 concealed at M5 range 3 total 2 FP column 2
roll r3 DR 2,3 ift in a2
a2 ift r3 final 5 result NMC
by anna
roll r4 DR 5,6 mc for s2 in a2
s2 checks NMC r4 morale 7 failed in a2
s2 is broken,dm no-longer concealed in a2
by boris
marker prep-fire on g
turn 1 russian MPh   !! A12.14-any-los  ok A12.14-any-los
