# vector a7-ptc-highest-pass-no-pin
# NTC of a PTC passed with DR equal to Morale: no Pin (the highest-pass Pin is for MC only).
name = "a7-ptc-highest-pass-no-pin"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad", morale = 7 }
---
place s K5
turn 1 german DFPh
roll r1 DR 3,4 tc for s
s checks NTC r1 morale 7 passed
