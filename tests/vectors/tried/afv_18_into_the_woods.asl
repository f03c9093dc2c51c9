# legal: half of 13 is 7, Bog DR; each hexspine in woods 2 MP with a Bog DR of its own, the turret with it; out again
name = "18_into_the_woods"
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
roll r1 DR 3,4 bog for pz by anna
pz bog-check r1 drm +4
pz turn H5-G6 2 MP total 10 turret H4-H5
roll r2 DR 1,4 bog for pz by anna
pz bog-check r2 drm +4
pz enter H5 1 MP total 11 turret I6-H6
pz stop 1 MP total 12
pz ends
phase-end
