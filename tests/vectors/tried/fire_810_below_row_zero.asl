# legal: Final -1 reads the row of 0: 3KIA on the column of 8, all three targets of K8 lost
name = "810_below_row_zero"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "10-3" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
place gl K5
by boris
place r1 K8
place r2 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 directed-by gl total 8 FP column 8
roll r1 DR 1,1 ift in a1 by anna
a1 ift r1 drm leader -3 column 8 final -1 result 3KIA
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on gl
by boris
r1 eliminated
r2 eliminated
by anna
turn 1 german MPh
