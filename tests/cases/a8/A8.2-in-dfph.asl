# vector A8.2-in-dfph
# A Residual FP counter of the MPh is used against a unit in the DFPh. Removed at the end of the MPh.
name = "A8.2-in-dfph"
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
turn 1 german DFPh
a91 residual at K6 units s answers s total 4 FP column 4   !! A8.2-end  = not allowed
roll r1 DR 3,4 ift in a91
a91 ift r1 final 7
roll r8 DR 1,2 tc for s in a91
s checks PTC r8 morale 7 passed in a91
turn 1 german AFPh
