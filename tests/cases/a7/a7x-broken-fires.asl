# A broken squad fires its inherent FP.
name = "a7x-broken-fires"
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
s is broken   ?? LOG.no-cause
a1 prep by s inherent 4 FP at M5   !! A10.4-broken-no-fire
roll r1 DR 5,6 ift in a1
a1 ift r1 result none
