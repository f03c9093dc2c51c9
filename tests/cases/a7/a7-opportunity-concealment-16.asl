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
e = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s1 K5
place e K21
s1 is concealed
s1 los e exists
turn 1 german PFPh
marker opportunity-fire on s1   = loses concealment s1
s1 is no-longer concealed
phase-end   ok A7.25-loses-concealment
