# vector a7-opportunity-gun-turned-early
# A Gun on Opportunity Fire is turned in the PFPh and fires in the AFPh without Case A.
name = "a7-opportunity-gun-turned-early"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g = { side = "german", type = "75mm gun" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place g K5 vca K4-L4
place t M5
turn 1 german PFPh
marker opportunity-fire on g
g ca L4-L5 shot   !! A7.25-no-ca-change-until-shot  = case A +3
turn 1 german AFPh
a1 opportunity by g gun at M5
roll r1 DR 3,4 to-hit in a1
a1 to-hit g gun r1 miss
marker prep-fire on g
