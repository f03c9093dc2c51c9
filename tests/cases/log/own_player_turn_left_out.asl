# Behind one Player Turn of turn 1 the next Game Turn begins: the other's stood before the log, or never was (A3).
name = "LOG.player-turn-left-out: a side has its Player Turn in turn 1"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
f = { side = "german", type = "german 4-6-7" }
---
place f A5
turn 1 russian PFPh
turn-end
turn 2 german RPh   ?? LOG.player-turn-left-out
turn 2 russian RPh
turn 3 german RPh
