# vector A7.212-EX-2
# The squad attacks the Passengers with TPBF.
name = "A7.212-EX-2"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-4-7", kind = "squad" }
ht = { side = "german", type = "SPW 251", class = "halftrack", afv = true, ce = false, open-topped = true }
pax = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
place ht K5 vca K4-L4
place pax K5
pax boards ht
turn 1 german MPh
place ht K5 vca K4-L4 under-way forward spent 2
a1 first by s inherent 4 FP x3 TPBF at K5 units pax   = 12 FP
roll r1 DR 3,4 ift in a1
a1 ift r1 drm CE +2   = column 12  = final 9  = NMC
