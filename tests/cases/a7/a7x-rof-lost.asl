# A MMG with ROF 2 rolls a colored 3 and fires again, at another hex.
name = "a7x-rof-lost"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { fp = 5, range = 12, rof = 2, b = 12 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["MMG"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
u = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place t M5
place u N5
turn 1 german PFPh
a1 prep by s sw:MMG 5 FP at M5
roll r1 DR 3,6 ift in a1
a1 ift r1 result none
a2 prep by s sw:MMG 5 FP at N5   !! A9.2-rof-kept
roll r2 DR 4,6 ift in a2
a2 ift r2 result none
