# vector a7x-opportunity-cavalry-ordnance
# Cavalry claims Opportunity Fire with an ordnance SW.
name = "a7x-opportunity-cavalry-ordnance"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
ordnance = { range = 12 }

[units]
c = { side = "german", type = "4-6-7", kind = "cavalry", sw = ["ordnance"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place c K5
place t K10
turn 1 german PFPh
marker opportunity-fire on c
turn 1 german AFPh
a1 opportunity by c sw:ordnance at K10   !! A7.25-ordnance-by-infantry  = not allowed
roll r1 DR 6,5 to-hit in a1
a1 to-hit c sw:ordnance r1 miss
