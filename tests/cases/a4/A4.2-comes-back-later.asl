# vector A4.2-comes-back-later
# Squad s moves one hex, squad t moves one hex, then s moves another hex. Once t moved, s is done.
name = "A4.2-comes-back-later"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
place t M5
turn 1 german MPh
s moves K6 1 MF
t moves M6 1 MF
s moves K7 1 MF   !! A4.2-one-by-one  = not allowed
turn 1 german DFPh
