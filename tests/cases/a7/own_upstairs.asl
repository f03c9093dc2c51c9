# A unit upstairs to whom every way down is barred is encircled at once, in the MPh too (A7.72): the layout of the building tells;
# who stands on the ground is encircled by fire alone.
name = "own_upstairs"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
B5 = { is = ["stone-building"] }
F5 = { is = ["stone-building"] }

[units]
up = { side = "german", type = "german 4-6-7", sw = [] }
down = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place up B5 level 1
place down F5
place r1 B7
turn 1 russian MPh
r1 moves B6 1 MF seen-by nobody
marker encircled on up at B5   ?? A7.72-upper-level
marker encircled on down at F5   !! A7.7-phase
