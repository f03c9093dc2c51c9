# vector a7x-voluntary-rout
# A pinned unbroken leader voluntarily routs with a broken squad.
name = "a7x-voluntary-rout"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "8-1", kind = "leader" }
b = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place l K5
place b K5
place t K9
b is broken,dm
turn 1 german RtPh
l is pinned   ?? LOG.no-cause
b routs K4
l routs K4 voluntary   !! A7.831-no-voluntary-rout  = not allowed
