# broken: D3.12-tca-change-occasions at the turn: at the end of the enemy's DFPh-less AFPh a defender's tank cannot turn its turret; it is not a friendly fire phase
name = "97_turret_without_mp"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", ce = false }
gs = { side = "german", type = "german 4-6-7", sw = [] }
---
place t34 F5 vca G5-G6
place gs L5
turn 1 german PFPh
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
t34 tca F4-G5 end-of-fire-phase
phase-end
