# Who Prep Fired in this Player Turn does not move; what was fired in an earlier one bars nothing (D2.1).
name = "own_prep_fire_before"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz F7 vca F6-G7
place r F3
r is known
turn 1 german PFPh
a1 prep by pz CMG 5 FP at F3 units r range 4 total 5 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 column 4 final 11 result NE
marker prep-fire on pz
turn 1 german MPh
turn 1 russian MPh
turn 2 german MPh
pz start 1 MP seen-by r   ok D2.1-no-move-after-prep
pz stop 1 MP seen-by r
pz ends
turn 2 russian MPh
turn 3 german PFPh
a2 prep by pz CMG 5 FP at F3 units r range 4 total 5 FP column 4
roll r2 DR 6,5 ift in a2
a2 ift r2 column 4 final 11 result NE
marker prep-fire on pz
turn 3 german MPh
pz start 1 MP seen-by r   !! D2.1-no-move-after-prep
pz stop 1 MP seen-by r
pz ends
