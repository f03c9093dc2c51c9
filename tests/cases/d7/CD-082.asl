# illegal: a PzKpfw IVH (13 MP) overruns for 3 MP behind its entry: a quarter, rounded up, is 4.
name = "CD-082"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH" }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz K9 vca K8-L8
by boris
place rs K8
rs is known
turn 1 german MPh
by anna
pz start 1 MP
pz enter K8 1 MP
pz overrun K8 3 MP   !! D7.1-overrun-cost   = 4 MP
