# vector A4.51-fire
# A CX squad fires in the AFPh (4 FP halved) at range 3: dice 3,4; next turn it moves and the counter goes as it starts. 2 FP, +1: Final 8.
name = "A4.51-fire"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
e = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place e K8
s is cx
turn 1 german AFPh
a1 advancing by s inherent 4 FP x1/2 AFPh at K8 units e range 3 total 2 FP column 2  = column 2
roll r1 DR 3,4 ift in a1
a1 ift r1 drm CX +1 final 8  = final 8  = none
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
turn 1 russian RPh
turn 1 russian PFPh
turn 1 russian MPh
turn 1 russian DFPh
turn 1 russian AFPh
turn 1 russian RtPh
turn 1 russian APh
turn 1 russian CCPh
turn 2 german RPh
turn 2 german PFPh
turn 2 german MPh
s is no-longer cx
s moves K6 1 MF
