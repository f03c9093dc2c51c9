# legal: 8 FP undirected 1,1 cower to the column of 6, Final 3 against the Kill Number 6 eliminates; the die of 1 makes it burn
name = "08_unlikely_kill_burns"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["woods"] }

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
tr = { side = "russian", type = "GAZ-MM" }
rh = { side = "russian", type = "russian 2-3-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place tr K8 vca K7-L7
place rh K8
rh boards tr
by anna
attest tem K8 +1
by boris
attest tem K8 +1

by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 1,1 ift in a1 by anna
a1 ift r1 drm TEM +1 column 6 final 3 result K/2
roll r2 dr 1 unlikely-kill for tr in a1 by anna
tr suffers burning in a1
marker prep-fire on g1 at K5
marker prep-fire on g2 at K5
by boris
rh eliminated
by anna
turn 1 german MPh
