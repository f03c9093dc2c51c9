# D5.341: a K or KIA on a CE crew recalls its AFV.
name = "own_d5_341_killed"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85", ce = true }
g = { side = "german", type = "german 4-6-7", sw = [] }
k = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g K8
place h K8
place k K8
by boris
place t K9 vca K8-L8
t is known
by anna
turn 1 german PFPh
a1 prep by g inherent 4 FP x2 PBF, h inherent 4 FP x2 PBF, k inherent 4 FP x2 PBF at K9 units t range 1 total 24 FP column 24
roll r1 DR 1,2 ift in a1
a1 ift r1 drm CE +2 column 24 final 5 result K/4
marker prep-fire on g
marker prep-fire on h
marker prep-fire on k
phase-end   ?? A7.302-exc-recall
