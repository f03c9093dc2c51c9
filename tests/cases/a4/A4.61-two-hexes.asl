# vector A4.61-two-hexes
# Declared Assault Movement, then two hexes for 2 MF. One Location only, and it cannot be given up.
name = "A4.61-two-hexes"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
turn 1 german MPh
s declares assault
s moves K6 1 MF assault
s moves K7 1 MF   !! A4.61-one-location  = not allowed
turn 1 german DFPh
