# vector A8.2-leaving
# A counter is placed in the hex where a squad stands; the squad then moves out with its next MF. Leaving is not attacked.
name = "A8.2-leaving"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K6
turn 1 german MPh
residual 4 FP at K6
s moves K7 1 MF
s ends  = residual attacks 0
turn 1 german DFPh
