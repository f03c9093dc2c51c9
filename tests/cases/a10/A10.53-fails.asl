# vector A10.53-fails
# Routing over open K4 (seen by a squad at 5, range 6) to woods K3 a 4-4-7 (broken side 7) rolls 4,5. 9 > 7: Reduced; the HS goes on to K3.
name = "A10.53-fails"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K3 = { is = ["woods"] }

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [], broken-morale = 7 }
e = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "russian", type = "russian 2-3-7", sw = [] }
---
by boris
place s K5
s is broken,dm
by anna
place e K9
turn 1 german RtPh
by boris
s routs K4
by anna
e claims interdiction hindrance +0 leader +0
by boris
roll r1 DR 4,5 mc for s by boris
s checks NMC r1 morale 7 failed
s reduced into h
h is broken,dm
h routs K3
