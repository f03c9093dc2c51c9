# vector a7x-cc-counter
# Survivors in the enemy Location have no CC counter at the end of the MPh.
name = "a7x-cc-counter"
printing = "2e"
excerpts = true

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
place ht K5 vca K4-L4 under-way forward spent 2
place pax K5
pax boards ht
turn 1 german MPh
place ht K5 vca K4-L4 under-way forward spent 2
ht stop 1 MP
a1 first by s inherent 4 FP x3 TPBF at K5 units pax
roll r1 DR 6,5 ift in a1
a1 ift r1 drm CE +2 result none
ht ends   !! A7.211-cc-counter  = counter cc on ht
