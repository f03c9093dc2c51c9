# broken D3.44-not-mg-ft-unless-ma: an Armor Leader does not modify MG that are not the MA
name = "64_armor_leader_and_mg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place pz F5 vca G5-G6
place rs K5
seal leader 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
turn 1 german PFPh
a1 prep by pz CMG 5 FP, pz BMG 3 FP at K5 units rs range 5 total 8 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm AL -1 column 8 final 10 result NE
marker prep-fire on pz
phase-end
