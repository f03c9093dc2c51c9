# broken A7.9-doubles-shift: a hero in the FG does not direct; the squad cowers from 4 to 2
name = "22_hero_group_cowers"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
gh = { side = "german", type = "1-4-9" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place gh K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, gh inherent 1 FP at K8 range 3 total 5 FP column 4
roll r1 DR 4,4 ift in a1 by anna
a1 ift r1 drm hero -1 column 4 final 7 result PTC
marker prep-fire on g1 at K5
marker prep-fire on gh at K5
by boris
roll r2 DR 2,2 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
by anna
turn 1 german MPh
