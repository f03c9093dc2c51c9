# D5.341: a K against the CE crew recalls it: the Recall needs no other reason.
name = "own_recall_by_k"
printing = "2e"


[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85", ce = true }
g = { side = "german", type = "german 4-6-7" }
i = { side = "german", type = "german 4-6-7" }
j = { side = "german", type = "german 4-6-7" }
l = { side = "german", type = "9-1" }
h = { side = "german", type = "german 4-6-7" }
---
by gerda
place g K6
place h K6
place i K6
place j K6
place l K6
by ivan
place t K9 vca K8-L8
t is known
by gerda
turn 1 german PFPh   ?? A5.1-setup
a1 prep by g inherent 4 FP, h inherent 4 FP, i inherent 4 FP, j inherent 4 FP at K9 units t range 3 directed-by l total 16 FP column 16
roll r1 DR 1,1 ift in a1 by gerda
a1 ift r1 drm CE +2, leader -1, overstacked +1 column 16 final 4 result K/3
marker prep-fire on g at K6
marker prep-fire on h at K6
marker prep-fire on i at K6
marker prep-fire on j at K6
marker prep-fire on l at K6
by ivan
t is recalled
by gerda
turn 1 german MPh
