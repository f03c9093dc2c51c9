# legal: broken r1 routs over the open in the LOS of g1, is interdicted: NMC failed, Casualty Reduction (A10.53)
name = "414_interdiction"
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
place g1 K5
by boris
place r1 K8
r1 is broken,dm
by anna
turn 1 german RtPh
by boris
r1 routs K9
g1 claims interdiction hindrance +0 leader +0
roll r2 DR 5,4 mc for r1 by boris
r1 checks NMC r2 morale 7 failed
r1 reduced into r1h like hs
r1h routs K10
by anna
turn 1 german APh
