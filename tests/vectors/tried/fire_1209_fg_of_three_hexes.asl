# legal: a chain K5, L5, M6 with one leader in each: 10-2, 9-1, 8-0 : +0; 4+4+4+4
name = "1209_fg_of_three_hexes"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
g3 = { side = "german", type = "german 4-6-7" }
l1 = { side = "german", type = "10-2" }
l2 = { side = "german", type = "9-1" }
l3 = { side = "german", type = "8-0" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place l1 K5
place g2 L5
place l2 L5
place g3 M6
place l3 M6
by boris
place r1 L8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP, g3 inherent 4 FP at L8 range 4 directed-by l1,l2,l3 total 12 FP column 12
roll r1 DR 5,5 ift in a1 by anna
a1 ift r1 drm leader +0 column 12 final 10 result PTC
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on g3
by boris
roll r2 DR 1,2 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
by anna
turn 1 german MPh
