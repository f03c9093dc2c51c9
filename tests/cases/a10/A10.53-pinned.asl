# vector A10.53-pinned
# It rolls 3,4 (7 = highest pass). Pinned: it ends in K4, no Known enemy ADJACENT: it lives.
name = "A10.53-pinned"
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
roll r1 DR 3,4 mc for s by boris
s checks NMC r1 morale 7 passed
