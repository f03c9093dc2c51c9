# legal: (6 brush + 4 level)x3 = 30 of 21 MP, so a Minimum Move in Reverse with 20 MP after the start, Reverse Motion
name = "15_reverse_minimum_move"
printing = "2e"

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
zis ends reverse-motion
phase-end
turn 1 german MPh
turn 2 russian MPh
zis stop 1 MP total 1
zis start 1 MP total 2
zis enter F5 4 MP total 6
zis stop 1 MP total 7
zis ends
phase-end
