name = "Pinned or broken"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
g3 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
rl = { side = "russian", type = "8-0" }
r5 = { side = "russian", type = "russian 4-4-7" }
---
by gerda
place g1 K9
place g2 Q9
place g3 W9
by rudi
place r1 K5
place r2 K5
r2 is broken,dm
place r3 Q5
place rl W5
place r5 W5
by gerda
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K5 range 4 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by gerda
a1 ift r1 column 4 final 7 result PTC
marker prep-fire on g1 at K9
by rudi
roll r2 DR 5,4 tc for r1 in a1 by rudi
r1 checks PTC r2 morale 7 failed in a1
r1 is broken,dm in a1
roll r3 DR 3,3 tc for r2 in a1 by rudi
r2 checks PTC r3 morale 7 passed in a1
by gerda
a2 prep by g2 inherent 4 FP at Q5 range 4 total 4 FP column 4
roll r4 DR 2,4 ift in a2 by gerda
a2 ift r4 column 4 final 6 result NMC
marker prep-fire on g2 at Q9
by rudi
roll r5 DR 4,3 mc for r3 in a2 by rudi
r3 checks NMC r5 morale 7 passed in a2
by gerda
a3 prep by g3 inherent 4 FP at W5 range 4 total 4 FP column 4
roll r6 DR 2,5 ift in a3 by gerda
a3 ift r6 column 4 final 7 result PTC
marker prep-fire on g3 at W9
by rudi
roll r7 DR 5,4 tc for rl in a3 by rudi
rl checks PTC r7 morale 8 failed in a3
rl is pinned in a3
# the highest DR that passes a Task Check pins nobody
roll r8 DR 3,4 tc for r5 in a3 by rudi
r5 checks PTC r8 morale 7 passed in a3
by gerda
phase-end
