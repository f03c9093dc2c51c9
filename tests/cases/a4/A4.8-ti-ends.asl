# vector A4.8-ti-ends
# A TI squad of turn 1 fires in First Fire of the enemy's next Player Turn. TI ended with its CCPh.
name = "A4.8-ti-ends"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-6-7", kind = "squad" }
e = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
place e K9
turn 1 german MPh
e moves K8 1 MF  = allowed
a1 first by s inherent 4 FP at K8 units e range 3 answers e total 4 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
turn 1 german DFPh
