# Abandoning takes all MP.
name = "own_d6_unloads_abandoned"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "GAZ-MM", mp = 21 }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place t K9 vca K8-L8
place r K9
r boards t
turn 1 russian MPh
t is abandoned
r leaves t   !! D6-unloads-able
t ends
