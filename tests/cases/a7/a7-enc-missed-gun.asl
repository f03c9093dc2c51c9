# vector a7-enc-missed-gun
# A Gun in T4 misses, a squad in T2 then fires: Encirclement is claimed.
name = "a7-enc-missed-gun"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
gun = { side = "german", type = "75mm gun" }
f1 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place gun T4 vca T3-U4
place f1 T2
place t T3
turn 1 german PFPh
a1 prep by gun gun at T3
roll r1 DR 6,5 to-hit in a1
a1 to-hit gun gun r1 miss
a2 prep by f1 inherent 4 FP x2 PBF at T3
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
marker encircled at T3   !! A7.7-valid-fire-ordnance-hit  = not encircled t
