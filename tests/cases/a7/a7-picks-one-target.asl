# vector a7-picks-one-target
# In the PFPh the firer names one of two enemy squads in the Location as the only target.
name = "a7-picks-one-target"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t1 = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
s1 = { side = "german", type = "4-6-7", kind = "squad" }
---
place t1 K5
place t2 K5
place s1 K2
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at K5 units t1   !! A7.4-all-in-location  = targets t1,t2
roll r1 DR 6,5 ift in a1
a1 ift r1
