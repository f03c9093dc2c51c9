# vector a7-melee-ift
# A unit held in Melee makes an IFT attack in its DFPh.
name = "a7-melee-ift"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
place t K5
s is melee
turn 1 german DFPh
a1 final by s inherent 4 FP x3 TPBF at K5   !! A7.21-no-ift-in-melee  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
