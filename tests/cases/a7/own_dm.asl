# Who breaks is under DM in the next RPh, whether or not the log names the counter (A10.62).
name = "A10.62: DM of those who broke"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "german 4-6-7" }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
t3 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place f A5
place t1 A8
place t2 A8
place t3 A8
turn 1 german PFPh
a1 prep by f inherent 4 FP at A8 range 3 total 4 FP column 4
roll r1 DR 1,3 ift in a1
a1 ift r1 column 4 final 4 result 1MC
roll r2 DR 6,5 mc for t1 in a1
t1 checks 1MC r2 morale 7 failed in a1   ok A7.303-one-check
t1 is broken in a1
roll r3 DR 6,5 mc for t2 in a1
t2 checks 1MC r3 morale 7 failed in a1
t2 is broken in a1
# another DR does not mend it
roll r4 DR 1,2 mc for t2 in a1
t2 checks 1MC r4 morale 7 passed in a1   !! A7.303-one-check
roll r5 DR 6,4 mc for t3 in a1
t3 checks 1MC r5 morale 7 failed in a1
t3 is broken in a1
marker prep-fire on f
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
turn 1 russian RPh
roll r6 DR 2,3 rally for t1
t1 checks rally r6 drm self-rally +1 morale 7 passed   !! A10.62-dm
t1 is no-longer broken
roll r7 DR 1,1 rally for t2
t2 checks rally r7 drm DM +4, self-rally +1 morale 7 passed   ok A10.62-dm  !! A10.63-self-rally-who
t2 is no-longer broken
turn 1 russian PFPh
