# LOG: Dummies go as they are found out, and two HS Recombine in a RPh with a leader; a squad does not go by itself.
name = "own_leaves_play"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
l1 = { side = "german", type = "9-1", sw = [] }
h1 = { side = "german", type = "german 2-4-7", sw = [] }
h2 = { side = "german", type = "german 2-4-7", sw = [] }
h3 = { side = "german", type = "german 2-4-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
d1 = { side = "russian", kind = "squad", fp = 0, range = 0, morale = 7 }
---
by anna
place h1 K5
place h2 K5
place l1 K5
place h3 U5
place s2 Q5
by boris
place d1 Q6
d1 is concealed
turn 1 german RPh
by anna
h1 eliminated
h2 eliminated
h3 eliminated   ?? LOG.no-cause
turn 1 german MPh
s2 moves Q6 1 MF
by boris
d1 eliminated
