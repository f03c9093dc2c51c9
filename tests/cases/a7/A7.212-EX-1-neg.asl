# vector A7.212-EX-1-neg
# Squad and enemy halftrack share a Location (halftrack even in Bypass): the squad fires at another hex.
name = "A7.212-EX-1-neg"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-4-7", kind = "squad" }
ht = { side = "german", type = "SPW 251", class = "halftrack", afv = true, ce = false, open-topped = true }
pax = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
place ht K5 along K5-L4 cafp K5-L4-L5
place pax K5
place t M5
pax boards ht
turn 1 german DFPh
a1 final by s inherent 4 FP at M5   !! A7.212-known-enemy-in-location  = not allowed
