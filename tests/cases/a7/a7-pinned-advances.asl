# vector a7-pinned-advances
# A squad pinned in its MPh advances in the APh of that Player Turn.
name = "a7-pinned-advances"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
turn 1 german APh
s is pinned   ?? LOG.no-cause
s advances K6   !! A7.8-no-move-no-advance  = not allowed
