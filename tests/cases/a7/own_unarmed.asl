# An unarmed truck in the Location of a unit does not bind its fire, an armed one does (A7.212): by the catalogue, by the weapons
# that the head gives it, else by `armed`.
name = "own_unarmed"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s4 = { side = "german", type = "german 4-6-7", sw = [] }
zis = { side = "russian", type = "ZIS-5" }
gun = { side = "russian", type = "GAZ-MM", weapons = { AAMG = { kind = "mg", fp = 2, range = 8 } } }
any = { side = "russian", class = "truck" }
jeep = { side = "russian", type = "Jeep" }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
t3 = { side = "russian", type = "russian 4-4-7", sw = [] }
t4 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 B5
place zis B5 vca B4-C5
place t1 B8
place s2 F5
place gun F5 vca F4-G5
place t2 F8
place s3 J5
place any J5 vca J4-K5
place t3 J8
place s4 N5
place jeep N5 vca N4-O5
place t4 N8
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at B8 range 3 total 4 FP column 4   ok A7.212-known-enemy-in-location
roll r1 DR 6,5 ift in a1
a1 ift r1 column 4 final 11 result NE
a2 prep by s2 inherent 4 FP at F8 range 3 total 4 FP column 4   !! A7.212-known-enemy-in-location
roll r2 DR 6,5 ift in a2
a2 ift r2 column 4 final 11 result NE
a3 prep by s3 inherent 4 FP at J8 range 3 total 4 FP column 4   ?? A7.212-known-enemy-in-location
roll r3 DR 6,5 ift in a3
a3 ift r3 column 4 final 11 result NE
a4 prep by s4 inherent 4 FP at N8 range 3 total 4 FP column 4   ?? A7.212-known-enemy-in-location
roll r4 DR 6,5 ift in a4
a4 ift r4 column 4 final 11 result NE
