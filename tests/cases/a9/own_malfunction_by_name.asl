# A SW that malfunctions, by its name alone (A9.7)
name = "A SW that malfunctions, by its name alone"
printing = "2e"
[players]
ivan = { side = "russian" }
hans = { side = "german" }
[weapons]
MMG = "russian mmg"
[units.r1]
side = "russian"
type = "russian 4-4-7"
sw = ["MMG"]
[units.g1]
side = "german"
type = "german 4-6-7"
[units.g2]
side = "german"
type = "german 4-6-7"
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["wooden-building"] }
---
place r1 K9
place g1 K5
place g2 L6
turn 1 russian PFPh
a1 prep by r1 sw:MMG 4 FP at K5 range 4 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 drm TEM +2 final 13 result NE
r1 malfunctions MMG r1   ok LOG.failing-roll
a2 prep by r1 inherent 4 FP at L6 range 3 total 4 FP column 4
roll r2 DR 3,2 ift in a2
a2 ift r2 final 5 result 1MC
marker prep-fire on r1
roll r3 DR 4,4 mc for g2 in a2
g2 checks 1MC r3 morale 7 failed in a2
g2 is broken,dm in a2
turn 1 russian MPh
