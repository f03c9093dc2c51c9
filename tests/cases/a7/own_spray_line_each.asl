# One DR of Spraying Fire, read in a line for each Location (A7.34)
name = "One DR of Spraying Fire, read in a line for each Location"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[units.s1]
side = "german"
type = "german 4-6-7"
[units.r1]
side = "russian"
type = "russian 4-4-7"
[units.r2]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
[terrain]
J6 = { is = ["woods"] }
---
place s1 K8
place r1 K6
place r2 J6
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x1/2 spraying at K6,J6 range 2,2 total 2 FP column 2
roll r1 DR 1,4 ift in a1
a1 ift r1 at K6 final 5 result NMC   = final 5 = NMC
a1 ift r1 at J6 drm woods +1 final 6 result PTC   ok A7.3-attack-dr-recorded   ok A7.6-tem
marker prep-fire on s1
roll r2 DR 3,3 mc for r1 in a1
r1 checks NMC r2 morale 7 passed in a1
roll r3 DR 6,2 tc for r2 in a1
r2 checks PTC r3 morale 7 failed in a1
marker pin on r2
turn 1 german MPh
