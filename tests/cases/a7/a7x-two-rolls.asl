# vector a7x-two-rolls
# Two IFT rolls are logged for one attack.
name = "a7x-two-rolls"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place t K8
turn 1 german PFPh
a1 prep by s inherent 4 FP at K8
roll r1 DR 6,5 ift in a1
a1 ift r1
roll r2 DR 1,2 ift in a1
a1 ift r2   !! A7.3-attack-dr-recorded  = allowed 1 of 2
