# broken D2.2-motorcycle-na: motorcycles do not reverse
name = "82_motorcycle_reverse"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
kr = { side = "german", type = "Motorcycle" }
---
place kr F5 vca G5-G6
turn 1 german MPh
kr start 1 MP total 1
kr enter G5 3 MP total 4
kr stop 1 MP total 5
kr start reverse 1 MP total 6
kr enter F5 3 MP total 9
kr stop 1 MP total 10
kr ends
phase-end
