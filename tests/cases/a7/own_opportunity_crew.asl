# A7.25: a Gun fires by Opportunity Fire under the counter of its crew.
name = "own_opportunity_crew"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g = { side = "german", type = "75mm gun" }
h = { side = "german", type = "75mm gun" }
crew = { side = "german", type = "2-2-8", kind = "crew" }
idle = { side = "german", type = "2-2-8", kind = "crew" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place g K5 vca K4-L4
place crew K5
place h K9 vca K8-L8
place idle K9
place t M5
turn 1 german PFPh
marker opportunity-fire on crew
turn 1 german AFPh
a1 opportunity by g gun at M5   ok A7.25-placed-in-pfph
roll r1 DR 3,4 to-hit in a1
a1 to-hit g gun r1 miss
a2 opportunity by h gun at M5   ?? A7.25-placed-in-pfph
