# A counter names a level of its hex: who stands below is not encircled (A7.72).
name = "A7.72: a level"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["stone-building"] }

[units]
up = { side = "german", type = "german 4-6-7" }
down = { side = "german", type = "german 4-6-7" }
r = { side = "russian", type = "russian 4-4-7" }
---
place up K5 level 1
place down K5
place r K5
turn 1 russian MPh
marker encircled-level 1 at K5   = encircled up  = not encircled down  ?? A7.72-upper-level
turn 1 russian DFPh
