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
ht = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true }
pax = { side = "german", type = "4-6-7", kind = "squad" }
s = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place ht K5 vca K4-L4
place pax K5
pax boards ht
pax is broken,dm
marker named cc on pax
turn 1 german RtPh
pax leaves ht at K5
pax routs K6   = allowed
