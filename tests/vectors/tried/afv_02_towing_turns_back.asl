# broken D2.2-towing-na: a truck that tows a Gun cannot move in Reverse (C10.1)
name = "02_towing_turns_back"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
zis = { side = "russian", type = "ZIS-5" }
---
place zis F5 vca G5-G6
zis is towing
turn 1 russian MPh
zis start 1 MP total 1
zis enter G5 5 MP total 6
zis stop 1 MP total 7
zis start reverse 1 MP total 8
zis enter F5 13 MP total 21
zis ends reverse-motion
phase-end
