# vector A7.21-EX-gully
# Units IN two gully hexes that touch but do not connect cannot fire at each other.
name = "A7.21-EX-gully"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "4-6-7", kind = "squad" }
b = { side = "russian", type = "4-4-7", kind = "squad" }
---
place a AA5 level in
place b BB4 level in
a los b blocked
turn 1 german PFPh
a1 prep by a inherent 4 FP x2 PBF at BB4/in units b   !! A7.21-adjacent-needs-los  = adjacent hexes  = no LOS
roll r1 DR 6,5 ift in a1
a1 ift r1
