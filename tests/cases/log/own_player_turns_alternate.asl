# Whichever side moves first, the other's Player Turn comes before the next Game Turn (A3).
name = "LOG.player-turn-left-out: both had theirs"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
f = { side = "german", type = "german 4-6-7" }
---
place f A5
turn 1 russian PFPh
turn 1 german PFPh
turn 2 russian PFPh   ok LOG.player-turn-left-out
turn 2 german PFPh
turn 3 russian PFPh
