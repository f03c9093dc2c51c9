# broken D2.3-extras-doubled: an armored car bypasses a building a level up, (3+4)x2 = 14 MP, not 3x2+4 = 10
name = "12_bypass_uphill_car"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["stone-building"], level = 1 }
G4 = { is = ["open-ground"], level = 1 }

[units]
ac = { side = "german", type = "PSW 222" }
---
place ac F5 vca F4-G5
turn 1 german MPh
ac start 1 MP total 1
ac bypass G5 along G5-F4 cafp F4-G5-G4 10 MP total 11
ac clearance G5-F4 clear
ac enter G4 3 MP total 14
ac stop 1 MP total 15
ac ends
phase-end
