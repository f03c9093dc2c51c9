# broken A7.9-doubles-shift: a Second Line 4-4-7 is in the FG with a 4-5-7: it cowers, column 6: Final 9 none
name = "47_british_mixed"
printing = "2e"

[players]
anna = { side = "british" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["woods"] }

[units]
b1 = { side = "british", type = "british 4-5-7" }
b2 = { side = "british", type = "british 4-4-7" }
r1 = { side = "german", type = "german 4-6-7" }
---
by anna
place b1 K5
place b2 K5
by boris
place r1 K8
by anna
attest tem K8 +1
by boris
attest tem K8 +1
by anna
turn 1 british PFPh
a1 prep by b1 inherent 4 FP, b2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 4,4 ift in a1 by anna
a1 ift r1 drm TEM +1 column 8 final 9 result PTC
marker prep-fire on b1
marker prep-fire on b2
by boris
roll r2 DR 1,2 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
by anna
turn 1 british MPh
