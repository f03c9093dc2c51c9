# vector a7-sw-not-possessed
# A squad fires a MG lying unpossessed in its Location.
name = "a7-sw-not-possessed"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { fp = 5, range = 12, rof = 2, b = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K5
place t A3
turn 1 german PFPh
a1 prep by s1 sw:MMG 5 FP at A3   !! A7.35-sw-possession  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
