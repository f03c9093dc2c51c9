# vector A7.212-EX-2-neg
# The BU Passengers fire back at the squad.
name = "A7.212-EX-2-neg"
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
pax BU
turn 1 german MPh
place ht K5 vca K4-L4 under-way forward spent 2
ht stop 1 MP
ht ends
turn 1 german AFPh
a1 advancing by pax inherent 4 FP x3 TPBF x1/2 AFPh at K5 units s   !! A7.212-bu-prc-no-answer  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
