# vector a7-opportunity-then-move
# A unit under the Opportunity marker moves in the MPh.
name = "a7-opportunity-then-move"
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
turn 1 german PFPh
marker opportunity-fire on s1
turn 1 german MPh
s1 moves K6 1 MF   !! A7.25-no-pfph-fire-no-move  = not allowed
