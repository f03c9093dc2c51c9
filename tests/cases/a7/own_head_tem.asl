# In a game without boards the head names the terrain: what gives a TEM there gives it in play. What it does not name it leaves open.
name = "A7.6: the TEM of the head"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K7 = { is = ["stone-building"] }
K8 = { is = ["woods"] }
L9 = { is = ["woods"], road = ["L9-L10"] }

[units]
f1 = { side = "german", type = "german 4-6-7" }
f2 = { side = "german", type = "german 4-6-7" }
f3 = { side = "german", type = "german 4-6-7" }
f5 = { side = "german", type = "german 4-6-7" }
t4 = { side = "russian", type = "russian 4-4-7" }
f4 = { side = "german", type = "german 4-6-7" }
t1 = { side = "russian", type = "russian 4-4-7" }
t2 = { side = "russian", type = "russian 4-4-7" }
t3 = { side = "russian", type = "russian 4-4-7" }
---
place f1 K5
place f2 K4
place f3 K3
place f4 I8
place f5 N9
place t4 L9
place t1 K7
place t2 K8
place t3 K9
turn 1 german PFPh
a1 prep by f1 inherent 4 FP at K7
roll r1 DR 4,5 ift in a1
a1 ift r1 drm TEM +3 final 12   ok A7.6-tem
a2 prep by f2 inherent 4 FP at K7
roll r2 DR 4,5 ift in a2
a2 ift r2 final 9   !! A7.6-tem
a3 prep by f3 inherent 4 FP at K8
roll r3 DR 4,5 ift in a3
a3 ift r3 drm TEM +2 final 11   !! A7.6-tem
# of K9 the head says nothing of its own: a foxhole may be there
a4 prep by f4 inherent 4 FP at K9
roll r4 DR 4,5 ift in a4
a4 ift r4 drm TEM +2 final 11   ?? A7.6-tem
# a road through the woods: who is on it, an eye sees
a5 prep by f5 inherent 4 FP at L9
roll r5 DR 4,5 ift in a5
a5 ift r5   ?? A7.6-tem
