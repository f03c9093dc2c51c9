# vector A7.308-EX-cap-2
# 2-FP column: at most 2 vehicle(s) can be affected by one roll.
name = "A7.308-EX-cap-2"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "2-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place x C0
place t C3
turn 1 german PFPh
a1 prep by x inherent 2 FP at C3
