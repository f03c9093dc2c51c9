# broken A7.36-not-opportunity: no Assault Fire bonus in Opportunity Fire: 8 FP
name = "315_opportunity_assault_bonus"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 8-3-8" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
marker opportunity-fire on g1 at K5
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
a1 opportunity by g1 inherent 8 FP +1 assault at K8 range 3 total 9 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 8 final 11 result NE
marker opportunity-fire on g1 removed
marker prep-fire on g1
turn 1 german RtPh
