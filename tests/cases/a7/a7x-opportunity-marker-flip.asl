# vector a7x-opportunity-marker-flip
# After its only Opportunity shot the unit keeps the Bounding Fire marker.
name = "a7x-opportunity-marker-flip"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place t K8
turn 1 german PFPh
marker opportunity-fire on s
turn 1 german AFPh
a1 opportunity by s inherent 4 FP at K8
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
marker named bounding-fire on s
turn 1 german RtPh   !! A7.25-marker-flips  = counter prep-fire on s
