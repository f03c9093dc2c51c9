# A vehicle loads before it spends MP in that MPh.
name = "own_d6_4_loads_first"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "GAZ-MM", mp = 21 }
v = { side = "russian", type = "GAZ-MM", mp = 21 }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place t K9 vca K8-L8
place r K9
place v O9 vca O8-P8
place s O9
turn 1 russian MPh
r boards t   ok D6.4-loads-first
v start 1 MP
v stop 1 MP
s boards v   !! D6.4-loads-first
