# A wrong figure of a check is one finding: its outcome is judged by the figure that the rules give (A7.303, A10.3, A10.7).
name = "A7.303: a wrong figure and the right outcome"
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
ld = { side = "russian", type = "8-1" }
---
place f A5
place t1 A8
place t2 A8
place t3 A8
place ld A8
turn 1 german PFPh
a1 prep by f inherent 4 FP at A8 range 3 total 4 FP column 4
roll r1 DR 1,3 ift in a1
a1 ift r1 column 4 final 4 result 1MC
roll r2 DR 1,1 mc for ld in a1
ld checks 1MC r2 morale 8 passed in a1
# a Morale Level of 8 would have passed
roll r3 DR 4,4 mc for t1 in a1
t1 checks 1MC r3 drm leader -1 morale 8 failed in a1   !! A10.3-morale-level
t1 is broken in a1
# the leader of -1 gives no -2: 8 and 1 less 1 is 8; the outcome is that of the wrong figure
roll r4 DR 4,4 mc for t2 in a1
t2 checks 1MC r4 drm leader -2 morale 7 passed in a1   !! A10.7-lent
t2 is pinned in a1
# both right, and the wrong outcome
roll r5 DR 4,4 mc for t3 in a1
t3 checks 1MC r5 drm leader -1 morale 7 passed in a1   !! A7.304-numbered-mc
marker prep-fire on f
turn 1 german MPh
