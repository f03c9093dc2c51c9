# broken: D2.33-must-afford (or -no-end-after-turn) : it turns to a new hexside of the Bypass with no MP left for the leg and ends there
name = "37_bypass_turn_no_mp"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["woods"], level = 2 }
F5 = { is = ["open-ground"], level = 2 }
F4 = { is = ["open-ground"], level = 2 }

[units]
m2 = { side = "german", type = "PzKpfw IVH", ce = true }
---
place m2 E5 vca F4-F5
turn 1 german MPh
m2 start 1 MP total 1
m2 enter F5 9 MP total 10
m2 turn F4-G5 1 MP total 11
m2 bypass G5 along G5-F4 cafp F4-G5-G4 2 MP total 13
m2 clearance G5-F4 clear
m2 ends motion
phase-end
turn 1 russian MPh
turn 2 german MPh
m2 turn along G5-G4 1 MP total 1
m2 stop 1 MP total 2
m2 ends
phase-end
