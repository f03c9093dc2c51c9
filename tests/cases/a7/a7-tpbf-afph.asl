# vector a7-tpbf-afph
# Passengers (4 FP) in the enemy Location fire in the AFPh: 4x3/2.
name = "a7-tpbf-afph"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
ht = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s1 K5
place ht K5 vca K4-L4
place t K5
s1 boards ht
turn 1 german MPh
place ht K5 vca K4-L4 under-way forward spent 2
ht stop 1 MP
ht ends
turn 1 german AFPh
a1 advancing by s1 inherent 4 FP x3 TPBF x1/2 AFPh at K5   = 6 FP  = column 6  ok A7.21-tpbf-triple
roll r1 DR 6,5 ift in a1
a1 ift r1
