# legal: 1,1 at a squad and a truck with HS in the woods: column 6 Final 3: K/2; the die of 1 burns the truck, its HS is lost; the squad is reduced
name = "1412_unlikely_kill_burn_with_squad"
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
tr = { side = "russian", type = "GAZ-MM" }
rh = { side = "russian", type = "russian 2-3-7" }
hs = { side = "russian", type = "russian 2-3-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
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
marker prep-fire on g1
marker prep-fire on g2
by boris
rh eliminated
r1 reduced into r1h like hs in a1
roll r4 DR 1,2 mc for r1h in a1 by boris
r1h checks 2MC r4 morale 7 passed in a1
by anna
turn 1 german MPh
