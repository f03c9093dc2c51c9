# broken D2.15-no-vca: it turned in the same MPh
name = "17_minimum_move_after_turn"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["cactus-patch"], level = 1 }

[units]
iag = { side = "russian", type = "IAG-6" }
---
place iag F5 vca F4-G5
turn 1 russian MPh
iag start 1 MP total 1
iag turn G5-G6 1 MP total 2
iag minimum-move G5 entry-cost 16 13 MP total 15
iag ends motion
phase-end
