# With which dice a thing is settled, and what becomes of dice that are left.
name = "LOG: what was thrown"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g1 A5
place r1 A8
place g2 E5
place r2 E8
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at A8
roll r1 dr 3 ift in a1
a1 ift r1 result 1MC   !! LOG.roll-thrown
# rolled for the check, and another one used without a name
a2 prep by g2 inherent 4 FP at E8
roll r2 DR 6,5 ift in a2
roll r3 DR 5,6
a2 ift r3 result none   ok LOG.roll-thrown
marker prep-fire on g1
marker prep-fire on g2
roll r9 DR 1,2 mc for r1 in a1
r1 checks 1MC r9 passed in a1
turn 1 german MPh   !! LOG.roll-left-over
# for nothing named, one or more
roll r4 DR 2,2
roll r6 DR 6,5
turn 1 german DFPh   ?? LOG.roll-left-over
roll r5 dr 2
turn 1 german AFPh   ok LOG.roll-left-over
