# An Original 2 that alone hits may be no CH (C3.6): where no line tells the number, both readings stay open.
name = "own_improbable_kill"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g = { side = "russian", type = "45mm PTP obr. 32", sw = [] }
cr = { side = "russian", type = "russian crew 2-2-8", sw = [] }
t = { side = "german", type = "PzKpfw IVH", sw = [] }
---
place g K1 vca K2-L1
place cr K1
place t K50 vca K49-L49
t is known
turn 1 russian PFPh
a1 prep by g gun at K50 units t vehicle-target range 49
roll r1 DR 1,1 to-hit in a1
roll r5 dr 2 named "improbable hit"
a1 to-hit g gun r1 target t final 2 hit
t claims facing K1 front
roll r2 DR 5,1 to-kill in a1
a1 to-kill r2 armor 6 result no-effect   ?? C7.11-final-tk
marker prep-fire on g
