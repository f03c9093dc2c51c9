# vector A8.15-snap-own-hex
# A squad moves into the hex of a hidden DEFENDER squad, who Snap Shots it on the way in. Not at a unit entering the firer hex.
name = "A8.15-snap-own-hex"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place f K6
s is berserk
turn 1 german MPh
s moves K6 1 MF
a1 first by f inherent x1/2 snap at K6 units s range 0 answers s   ?? A8.15-not-own-hex
roll r1 DR 6,5 ift in a1
a1 ift r1 
turn 1 german DFPh
