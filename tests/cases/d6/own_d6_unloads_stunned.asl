# Nobody gets off a stunned vehicle.
name = "own_d6_unloads_stunned"
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
t is stunned
turn 1 russian MPh
r leaves t   !! D6-unloads-able
