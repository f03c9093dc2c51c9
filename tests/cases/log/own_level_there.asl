# Open Ground has no level above the ground, a building has one; of a hex that the head does not list it is asked.
name = "own_level_there"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K8 = { is = ["open-ground"] }
K7 = { is = ["stone-building"] }
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place e1 A1
by anna
place s1 K8
place s2 K7
place s3 N7
turn 1 german MPh
s3 moves N6 1 MF
s3 moves N6 1 MF level 1   ?? LOG.level-there
s1 moves K8 1 MF level 1   !! LOG.level-there
s2 moves K7 1 MF level 1   ok LOG.level-there
