# Game Turns are counted from 1 (A3).
name = "LOG.phase-order: there is no turn 0"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
f = { side = "german", type = "german 4-6-7" }
---
place f A5
turn 0 german PFPh   !! LOG.phase-order
turn 1 german PFPh   ok LOG.phase-order
