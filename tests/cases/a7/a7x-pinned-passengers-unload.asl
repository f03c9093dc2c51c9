# vector a7x-pinned-passengers-unload
# Pinned Passengers unload: legal, and stay pinned in the Location.
name = "a7x-pinned-passengers-unload"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true }
pax = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place ht K5 vca K4-L4
place pax K5
place t A1
pax boards ht
turn 1 german MPh
pax is pinned   ?? LOG.no-cause
pax leaves ht at K5   = allowed  = pinned pax
