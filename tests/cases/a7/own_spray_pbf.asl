# PBF left out against both sprayed Locations (A7.34, A7.21)
name = "PBF left out against both sprayed Locations"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[weapons]
LMG = "german lmg"
MMG = "german mmg"
[units.s1]
side = "german"
type = "german 4-6-7"
sw = ["LMG"]
[units.r1]
side = "russian"
type = "russian 4-4-7"
[units.r2]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place s1 K8
place r1 K7
place r2 L7
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x1/2 spraying at K7,L7 range 1,1 total 2 FP column 2   !! A7.21-pbf-double = 4 FP
roll r1 DR 5,6 ift in a1
a1 ift r1 final 11 result NE
turn 1 german MPh
