# vector a7-opportunity-ft-pinned
# A pinned Opportunity Firer uses its FT.
name = "a7-opportunity-ft-pinned"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
FT = { fp = 24, range = 1 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["FT"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K5
place t K6
turn 1 german PFPh
marker opportunity-fire on s1
turn 1 german AFPh
s1 is pinned   ?? LOG.no-cause
a1 opportunity by s1 sw:FT at K6   !! A7.25-still-able   !! A7.81-no-ft-dc  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
