# Who does not see the target directs nobody at it; a leader is helped by a better one alone (A7.531, A10.7).
name = "A7.531: a leader without LOS"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
l1 = { side = "german", type = "9-1" }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
l2 = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
la = { side = "russian", type = "9-1" }
lb = { side = "russian", type = "9-1" }
lc = { side = "russian", type = "8-0" }
---
place s1 A1
place l1 A1
place s2 G1
place l2 G1
place r1 A5
place la A5
place lb A5
place lc A5
place r2 G5
l1 los r1 exists
l2 los r2 blocked
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at A5 range 4 directed-by l1 total 4 FP column 4   ok A7.531-los
roll r1 DR 2,3 ift in a1
a1 ift r1 drm leader -1 column 4 final 4 result 1MC
roll r2 DR 3,4 mc for la in a1
la checks 1MC r2 drm leader -1 morale 9 passed in a1   !! A10.7-lent
roll r3 DR 3,4 mc for lb in a1
lb checks 1MC r3 morale 9 passed in a1
roll r4 DR 2,5 mc for lc in a1
lc checks 1MC r4 drm leader -1 morale 8 passed in a1   ok A10.7-lent
roll r5 DR 2,3 mc for r1 in a1
r1 checks 1MC r5 drm leader -1 morale 7 passed in a1   ok A10.7-lent
marker prep-fire on s1 at A1
marker prep-fire on l1 at A1
a2 prep by s2 inherent 4 FP at G5 range 4 directed-by l2 total 4 FP column 4   !! A7.531-los
roll r6 DR 6,5 ift in a2
a2 ift r6 drm leader -1 column 4 final 10 result NE
marker prep-fire on s2 at G1
marker prep-fire on l2 at G1
phase-end
