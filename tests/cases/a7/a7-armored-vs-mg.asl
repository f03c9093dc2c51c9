# vector a7-armored-vs-mg
# MG fire with Final 2 immobilizes a CT tank.
name = "a7-armored-vs-mg"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "4-6-7", kind = "squad" }
l = { side = "german", type = "8-0", kind = "leader" }
tk = { side = "russian", type = "T-34", class = "tracked", afv = true, open-topped = false, ce = false }
---
place x K5
place l K5
place tk K8 vca K7-L7
turn 1 german PFPh
a1 prep by x inherent 4 FP at K8 directed-by l
roll r1 DR 1,1 ift in a1
a1 ift r1
tk suffers immobilized in a1   !! A7.307-armor-immune  = vehicle none
