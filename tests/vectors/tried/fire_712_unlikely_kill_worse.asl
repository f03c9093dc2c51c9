# broken A7.309-better-of-both: Original 2 gives eliminated; the die of 3 does not make it immobilized only
name = "712_unlikely_kill_worse"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["wooden-building"] }

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
tr = { side = "russian", type = "GAZ-MM" }
---
by anna
place g1 K5
place g2 K5
by boris
place tr K8 vca K7-L7
by anna
attest tem K8 +2
by boris
attest tem K8 +2
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 1,1 ift in a1 by anna
a1 ift r1 drm TEM +2 column 6 final 4 result 2MC
roll r2 dr 3 unlikely-kill for tr in a1 by anna
tr suffers immobilized in a1
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
