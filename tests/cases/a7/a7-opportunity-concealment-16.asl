# vector a7-opportunity-concealment-16
# Concealed squad takes the marker, nearest Good Order enemy Ground unit (in LOS) at 16 hexes.
name = "a7-opportunity-concealment-16"
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
s1 is concealed
turn 1 german PFPh
marker opportunity-fire on s1
