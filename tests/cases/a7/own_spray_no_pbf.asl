# PBF claimed against sprayed Locations at two hexes (A7.34, A7.21)
name = "PBF claimed against sprayed Locations at two hexes"
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
place r1 K6
place r2 L6
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x2 PBF x1/2 spraying at K6,L6 range 2,2 total 4 FP column 4   !! A7.21-pbf-double = 2 FP
roll r1 DR 5,6 ift in a1
a1 ift r1 final 11 result NE
turn 1 german MPh
