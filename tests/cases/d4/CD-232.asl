# A tank begins its MPh in Motion: its crew does not abandon it.
name = "CD-232"
printing = "2e"
excerpts = true
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
---
by anna
turn 1 german MPh
place pz K9 vca K8-L8 motion forward
pz is abandoned   !! D5.4-abandons-stopped
