# vector a7x-mobile-prc-melee
# Passengers still aboard a Mobile halftrack are marked Melee after the CCPh.
name = "a7x-mobile-prc-melee"
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
place t K5
pax boards ht
turn 1 german CCPh
marker melee on pax   !! A7.211-mobile-prc-never-melee  = not melee pax
