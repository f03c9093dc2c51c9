# vector a7x-k-inherent-crew
# K result on the Vulnerable crew of a CE tank: Recall procedure, no elimination.
name = "a7x-k-inherent-crew"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "8-6-7", kind = "squad" }
l = { side = "german", type = "9-2", kind = "leader" }
tk = { side = "russian", type = "T-34", class = "tracked", afv = true, open-topped = false, ce = true }
---
place x K5
place l K5
place tk K8 vca K7-L7
turn 1 german PFPh
a1 prep by x inherent 8 FP at K8 directed-by l
roll r1 DR 1,2 ift in a1
a1 ift r1 drm leader -2, CE +2   = tk: K/2  = tk: Recall  = vehicle none
tk is recalled in a1
phase-end   ok A7.302-exc-recall
