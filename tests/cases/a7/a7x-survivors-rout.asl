# vector a7x-survivors-rout
# The broken survivor routs out of the Location in the RtPh.
name = "a7x-survivors-rout"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pax = { side = "german", type = "4-6-7", kind = "squad" }
---
place pax K5
turn 1 german RtPh
pax routs K6
