# vector A7.212-EX-4
# With the squad one level up, the CE halftrack and its Passengers may fire out of their Location.
name = "A7.212-EX-4"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MG = { fp = 3, range = 12 }

[units]
s = { side = "russian", type = "4-4-7", kind = "squad" }
ht = { side = "german", type = "SPW 251", class = "halftrack", afv = true, ce = true, open-topped = true }
pax = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5 level 1
place ht K5 vca K4-L4
place pax K5
place t M5
pax boards ht
turn 1 german AFPh
a1 advancing by ht MG 3 FP x1/2 AFPh at M5   = 1.5 FP  = allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
