# A wagon starts and stops without MP: its player says whether it stopped.
name = "own_d12_1_wagon"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
w = { side = "german", class = "wagon", mp = 12, afv = false, armed = false, ce = true, carries = true }
u = { side = "german", class = "wagon", mp = 12, afv = false, armed = false, ce = true, carries = true }
---
by anna
place w K9 vca K8-L8
place u P9 vca P8-Q9
turn 1 german MPh
w enter K8 1 MP
w enter K7 1 MP
w ends   ok D2.13-stop-or-motion
u enter P8 1 MP
turn 1 german DFPh   ?? D2.13-stop-or-motion
