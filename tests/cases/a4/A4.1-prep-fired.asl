# vector A4.1-prep-fired
# A squad that Prep Fired moves in the MPh. Who fired in the PFPh does not move.
name = "A4.1-prep-fired"
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
turn 1 german PFPh
marker prep-fire on s at K5
turn 1 german MPh
s moves K6 1 MF   !! A3.2-prep-fire-no-move  = not allowed
turn 1 german DFPh
