# broken D3.71-low-ammo: an Original 11 against a circled B11 is Low Ammo, no malfunction
name = "62_is2_wrong_breakdown"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
is2 = { side = "russian", type = "IS-2", ce = false }
pz = { side = "german", type = "PzKpfw IVH", ce = false }
---
place is2 F5 vca G5-G6
place pz N5 vca M5-M6
turn 1 russian PFPh
a1 prep by is2 MA at N5 units pz vehicle-target range 8
roll r1 DR 5,6 to-hit in a1 by boris
a1 to-hit is2 MA r1 target pz drm I +1 number 8 final 12 miss
is2 malfunctions MA r1
marker prep-fire on is2
phase-end
