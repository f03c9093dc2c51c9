# vector a7-opportunity-after-ti
# A unit already TI takes the Opportunity marker.
name = "a7-opportunity-after-ti"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
---
place s1 K5
s1 is ti
turn 1 german PFPh
marker opportunity-fire on s1   !! A7.25-eligibility  = not allowed
