# legal: advance into CC; the squads kill each other's: both by one CC DR each
name = "415_cc_kills"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
hs = { side = "russian", type = "russian 2-3-7" }
---
by anna
place g1 K7
by boris
place r1 K8
by anna
turn 1 german APh
g1 advances K8
turn 1 german CCPh
roll r1 DR 1,3 cc by anna
cc by g1 against r1 r1
roll r2 DR 5,4 cc by boris
cc by r1 against g1 r2
r1 eliminated
turn-end
