# broken: (C5.2 Case B) at the To Hit: a stopped tank that did not move fires its MA in the AFPh without Case B
name = "301_tank_afph_no_b"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K5 vca K6-L5
by boris
place r1 K8
by anna
turn 1 german AFPh
a2 advancing by pz MA at K8 units r1 infantry-target range 3
roll r3 DR 4,5 to-hit in a2 by anna
a2 to-hit pz MA r3 target r1 number 8 final 9 miss
turn 1 german RtPh
