# Who rallies without a leader, by which DRM, and what woods and buildings give (A10.6, A10.61, A10.63).
name = "own_a10_63_self_rally"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }
M5 = { is = ["stone-building"] }
O5 = { is = ["rubble"] }

[units]
c = { side = "german", type = "german crew 2-2-8" }
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
u = { side = "german", type = "german 5-4-8", sw = [] }
v = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "8-1" }
d = { side = "german", type = "german 4-3-6", sw = [] }
w = { side = "german", type = "german 4-6-7", sw = [] }
x = { side = "german" }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
i = { side = "russian", type = "9-1" }
---
by anna
place s K5
place c M5
place t O5
place u Q5
place v S5
place l S5
place d U5
place w W5
place x W5
s is broken
c is broken
t is broken
u is broken
v is broken
d is broken,disrupted
w is broken
by boris
place e K25
place f M25
place i M25
e is broken
f is broken
by anna
turn 1 german RPh
# by another's box: whether an elite MMC has one, no head tells; a crew always has
roll r1 DR 3,4 rally for c by anna
c checks rally r1 drm self-rally +1 passed   !! A10.61-terrain  ok A10.63-self-rally-who  ok A10.63-plus-one
c is no-longer broken
roll r2 DR 3,4 rally for s by anna
s checks rally r2 drm self-rally +1, woods -1 passed   ok A10.61-terrain  !! A10.63-self-rally-who
s is no-longer broken
roll r3 DR 3,4 rally for t by anna
t checks rally r3 passed   !! A10.63-plus-one  !! A10.63-self-rally-who
t is no-longer broken
roll r4 DR 3,3 rally for u by anna
u checks rally r4 drm self-rally +1 passed   ?? A10.63-self-rally-who
u is no-longer broken
roll r5 DR 4,4 rally for v by anna
v checks rally r5 drm leader -1 passed   ok A10.63-plus-one  ok A10.63-self-rally-who
v is no-longer broken
roll r6 DR 2,2 rally for d by anna
d checks rally r6 drm self-rally +1 passed   !! A10.63-self-rally-who
d is no-longer broken
roll r7 DR 2,2 rally for w by anna
w checks rally r7 passed   ?? A10.63-self-rally-who
w is no-longer broken
by boris
roll r8 DR 2,2 rally for e by boris
e checks rally r8 drm self-rally +1 passed   !! A10.63-self-rally-who
e is no-longer broken
roll r9 DR 4,4 rally for f by boris
f checks rally r9 drm leader -1 passed   ok A10.63-self-rally-who
f is no-longer broken
by anna
turn 1 german PFPh
