# broken D3.3-no-opportunity-fire: a vehicle cannot be placed under Opportunity Fire
name = "72_opportunity"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz F5 vca G5-G6
place rs L5
turn 1 german PFPh
marker opportunity-fire on pz
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
phase-end
