# vector A10.62-breaks
# A unit breaks in the enemy PFPh and is not under DM when it would rout in that Player Turn; its owner says it need not and may not rout. It has been under DM since it broke.
name = "A10.62-breaks"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
by boris
place e K9
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 4 total 4 FP column 4
roll r1 DR 2,4 ift in a1 by boris
a1 ift r1 column 4 final 6 result NMC
marker prep-fire on e
by anna
roll r2 DR 4,5 mc for s in a1 by anna
s checks NMC r2 morale 7 failed in a1
s is broken in a1
by boris
turn 1 russian MPh
turn 1 russian DFPh
turn 1 russian AFPh
turn 1 russian RtPh
turn 1 russian APh
turn 1 russian CCPh
by anna
turn 1 german RPh
# its owner says that it was under no DM
roll r3 DR 2,4 rally for s by anna
s checks rally r3 drm self-rally +1 passed   !! A10.62-dm
s is no-longer broken
