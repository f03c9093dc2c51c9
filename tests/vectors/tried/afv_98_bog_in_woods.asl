# legal: the Bog DR 12 bogs the tank in the woods, so it neither moves nor is in Motion, and its MPh ends there
name = "98_bog_in_woods"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["woods"], bog = true }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
---
place pz F5 vca G5-G6
turn 1 german MPh
pz start 1 MP total 1
pz enter G5 inside 7 MP total 8
roll r1 DR 5,4 bog for pz by anna
pz bog-check r1 drm +4 bogged
pz is bogged
pz ends
phase-end
