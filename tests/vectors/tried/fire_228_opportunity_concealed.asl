# broken A7.25-loses-concealment: g1 takes Opportunity Fire in sight of r1 at 6 hexes and is still concealed when fired at
name = "228_opportunity_concealed"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
g1 is concealed
by boris
place r1 K8
r1 is known
by anna
g1 los r1 exists
by boris
g1 los r1 exists
by anna
turn 1 german PFPh
marker opportunity-fire on g1 at K5
turn 1 german MPh
turn 1 german DFPh
by boris
a1 final by r1 inherent 4 FP x1/2 concealed at K5 range 3 total 2 FP column 2
roll r1 DR 6,5 ift in a1 by boris
a1 ift r1 column 2 final 11 result NE
marker final-fire on r1
by anna
turn 1 german AFPh
