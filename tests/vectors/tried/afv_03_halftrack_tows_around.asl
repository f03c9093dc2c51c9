# broken D2.3-x-towing-na: a halftrack that tows a Gun cannot use VBM
name = "03_halftrack_tows_around"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["woods"] }

[units]
spw = { side = "german", type = "SPW 251/1" }
---
place spw F5 vca F4-G5
spw is towing
turn 1 german MPh
spw start 1 MP total 1
spw bypass G5 along G5-F4 cafp F4-G5-G4 3 MP total 4
spw clearance G5-F4 clear
spw enter G4 2 MP total 6
spw stop 1 MP total 7
spw ends
phase-end
