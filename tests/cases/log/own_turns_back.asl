# The phases of two Player Turns do not alternate (A3).
name = "LOG.phase-order: a Player Turn does not come back"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
f = { side = "german", type = "german 4-6-7" }
---
place f A5
turn 1 german PFPh
turn 1 russian PFPh   ok LOG.phase-order
turn 1 german MPh   !! LOG.phase-order
turn 2 russian PFPh
turn 2 german PFPh
turn 3 russian PFPh
turn 4 german PFPh   !! LOG.phase-order
