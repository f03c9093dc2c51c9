# vector A4.2-outsider-between
# After the stack split and s moved, squad u from elsewhere moves before t has gone on. All of the stack end first; t may not move afterwards.
name = "A4.2-outsider-between"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-6-7", kind = "squad" }
u = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
place t K5
place u N5
turn 1 german MPh
s moves K6 1 MF
t moves K6 1 MF
s moves L6 1 MF
u moves N6 1 MF
t moves J6 1 MF   !! A4.2-one-by-one  = not allowed
turn 1 german DFPh
