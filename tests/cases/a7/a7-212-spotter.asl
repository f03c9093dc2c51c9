# vector a7-212-spotter
# A mortar Spotter in the same position directs at another hex.
name = "a7-212-spotter"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
sp = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
mtr = { side = "german", type = "mortar" }
t3 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place sp K5
place t K5
place mtr P2
place t3 P5
turn 1 german PFPh
a1 prep by mtr ordnance spotter sp at P5   !! A7.212-spotter-limited  = not allowed
roll r1 DR 6,5 to-hit in a1
a1 to-hit mtr ordnance r1 miss
