# vector a7-collateral-after-elimination
# Truck eliminated, Passenger passes the survival roll and then also takes the IFT MC.
name = "a7-collateral-after-elimination"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "8-6-7", kind = "squad" }
truck = { side = "russian", type = "truck", class = "truck", afv = false }
hs = { side = "russian", type = "2-4-7", kind = "hs" }
---
place x K5
place truck K8 vca K7-L7
place hs K8
hs boards truck
turn 1 german PFPh
a1 prep by x inherent 8 FP at K8
roll r1 DR 2,3 ift in a1
a1 ift r1
truck suffers eliminated in a1
roll r2 dr 1 survival for hs in a1
roll r3 DR 1,2 mc for hs in a1
hs checks 2MC r3 passed in a1   !! A7.308-survivors-exempt  = no check due
