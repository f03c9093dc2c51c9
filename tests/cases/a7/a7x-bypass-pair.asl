# vector a7x-bypass-pair
# Two halftracks in Bypass of opposite hexsides without LOS to each other combine MG fire.
name = "a7x-bypass-pair"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MG = { fp = 3, range = 12 }

[units]
ht1 = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true }
ht2 = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place ht1 K5 along K5-K4 cafp K5-K4-L4
place ht2 K5 along K5-K6 cafp K5-K6-L5
place t K8
ht1 los ht2 blocked
turn 1 german PFPh
a1 prep by ht1 MG 3 FP, ht2 MG 3 FP at K8   !! A7.51-bypass-no-mutual-los  ?? A7.51-vehicle-fg  = not allowed
