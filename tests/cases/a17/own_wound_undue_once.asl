# A wound by an attack without effect is one finding (A7.306, A17.1)
name = "A wound by an attack without effect is one finding"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[weapons]
MMG = "german mmg"
[units.s1]
side = "german"
type = "german 4-6-7"
sw = ["MMG"]
[units.r1]
side = "russian"
type = "russian 4-4-7"
[units.rl]
side = "russian"
type = "9-1"
[default-terrain]
is = ["open-ground"]
---
place s1 K9
place rl K5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s1 sw:MMG 5 FP at K5 range 4 total 9 FP column 8
roll r1 DR 5,6 ift in a1
a1 ift r1 final 11 result NE
rl is wounded in a1   !! A7.306-no-harm
marker prep-fire on s1
turn 1 german MPh
