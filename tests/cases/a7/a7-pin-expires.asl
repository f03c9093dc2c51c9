# vector a7-pin-expires
# A squad pinned in the enemy Player Turn moves in its own next Player Turn.
name = "a7-pin-expires"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place t K9
turn 1 russian MPh
s is pinned   ?? LOG.no-cause
turn 2 german MPh   ?? LOG.player-turn-left-out
s moves K6 1 MF   ok A7.8-no-move-no-advance  = allowed
