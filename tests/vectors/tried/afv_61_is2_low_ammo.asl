# legal: B(11): an Original 11 is Low Ammo and the shot stands; then B10: a 10 malfunctions; repaired with a 1; then X11 disables
name = "61_is2_low_ammo"
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
is2 low-ammo MA
marker prep-fire on is2
turn 1 german PFPh
turn 2 russian RPh
turn 2 russian PFPh
a2 prep by is2 MA at N5 units pz vehicle-target range 8
roll r2 DR 6,4 to-hit in a2 by boris
a2 to-hit is2 MA r2 target pz drm I +1, N -1 number 8 final 10 miss
is2 malfunctions MA r2
marker prep-fire on is2
turn 2 german PFPh
turn 3 russian RPh
roll r3 dr 1 repair for is2 by boris
is2 repair MA r3 repaired
turn 3 russian PFPh
a3 prep by is2 MA at N5 units pz vehicle-target range 8
roll r4 DR 6,5 to-hit in a3 by boris
a3 to-hit is2 MA r4 target pz drm I +1 number 8 final 12 miss
is2 disables MA r4
is2 is recalled
marker prep-fire on is2
phase-end
