# vector a7x-cc-doubles
# CC roll of doubles: no shift.
name = "a7x-cc-doubles"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place t K5
turn 1 german CCPh
roll r1 DR 3,3 cc for s
cc by s against t r1   = does not cower
