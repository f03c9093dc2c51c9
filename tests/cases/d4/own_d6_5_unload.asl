# D6.5: to unload a stack costs a quarter of the printed MP, and the vehicle has stopped.
name = "own_d6_5_unload"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
z = { side = "russian", type = "ZIS-5" }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
y = { side = "russian", type = "ZIS-5" }
q = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place z K9 vca K8-L8
place r K9
r boards z
place y O9 vca O8-P8
place q O9
q boards y
turn 1 russian MPh
z start 1 MP total 1
z enter K8 4 MP total 5
z stop 1 MP total 6
z spend unload 5 MP total 11   !! D6.5-unload = 6 MP
r leaves z   ok D6.5-stopped
z ends
y start 1 MP total 1
y enter O8 4 MP total 5
q leaves y   !! D6.5-stopped
y stop 1 MP total 6
y spend unload   !! D6.5-unload = 6 MP
y ends
