# broken D2.15-1e-no-reverse: by the first printing there is no Minimum Move in Reverse
name = "16_reverse_minimum_move_1e"
printing = "1e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
E5 = { is = ["brush"], level = 1 }
E6 = { is = ["brush"], level = 1 }

[units]
zis = { side = "russian", type = "ZIS-5" }
---
place zis F5 vca G5-G6
turn 1 russian MPh
zis start reverse 1 MP total 1
zis minimum-move E5 entry-cost 30 reverse 20 MP total 21
zis ends motion
phase-end
