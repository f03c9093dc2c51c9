# broken A7.8-not-cumulative: r1 is pinned already and takes no TC
name = "26_pinned_takes_ptc"
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
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 M6
by boris
place r1 K8
by anna
attest tem K8 +1
by boris
attest tem K8 +1

by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1 by anna
a1 ift r1 drm TEM +1 column 4 final 7 result PTC
marker prep-fire on g1 at K5
by boris
roll r2 DR 6,4 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 failed in a1
r1 is pinned in a1
by anna
a2 prep by g2 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r3 DR 1,5 ift in a2 by anna
a2 ift r3 drm TEM +1 column 4 final 7 result PTC
marker prep-fire on g2 at M6
by boris
roll r4 DR 3,4 tc for r1 in a2 by boris
r1 checks PTC r4 morale 7 passed in a2
by anna
turn 1 german MPh
