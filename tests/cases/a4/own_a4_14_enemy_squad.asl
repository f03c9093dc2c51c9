# Infantry enters no Location of a Known enemy squad.
name = "own_a4_14_enemy_squad"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
r = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place r K8
r is known
by anna
place g K9
turn 1 german MPh
g moves K8 1 MF not-assault seen-by r   !! A4.14-enemy-location
