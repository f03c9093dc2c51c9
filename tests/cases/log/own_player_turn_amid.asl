# A log that begins behind the MPh of a Player Turn begins amid the game: the other side's stood before it (A3).
name = "LOG.player-turn-left-out: the log begins amid the game"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
f = { side = "german", type = "german 4-6-7" }
---
place f A5
turn 1 russian CCPh
turn 2 german RPh
turn 2 russian RPh
turn 3 german RPh
