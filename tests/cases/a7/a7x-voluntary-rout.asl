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
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place l K5
place t K9
turn 1 german RtPh
l is pinned
l routs K6 voluntary   !! A7.831-no-voluntary-rout
