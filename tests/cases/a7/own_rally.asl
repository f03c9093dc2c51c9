# Who rallies, when, and by which figures (A10.6, A10.62).
name = "A7: rally"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
t3 = { side = "russian", type = "russian 4-4-7", sw = [] }
t4 = { side = "russian", type = "russian 4-4-7", sw = [] }
t5 = { side = "russian", type = "russian 4-4-7", sw = [] }
t6 = { side = "russian", type = "russian 4-4-7", sw = [] }
ld = { side = "russian", type = "9-1" }
---
place t1 A8
place t2 A8
place t3 A8
place t4 A8
place t5 A8
place t6 A8
place ld A8
t1 is broken,dm
t2 is broken,dm
t3 is broken
t4 is broken
t6 is broken
turn 1 russian RPh   ?? A5.1-setup
# 4 + 4 - 1
roll r1 DR 2,2 rally for t1
t1 checks rally r1 drm DM +4, leader -1 morale 7 passed   ok A10.6-rally-dr  ok A10.6-who-rallies  ok A10.62-dm  ok A10.7-lent
t1 is no-longer broken,dm   ok A10.6-rallied
# 5 + 4
roll r2 DR 2,3 rally for t2
t2 checks rally r2 drm DM +4 morale 7 passed   !! A10.6-rally-dr
t2 is no-longer broken,dm
roll r3 DR 3,3 rally for t3
t3 checks rally r3 drm DM +4 morale 7 failed   ?? A10.62-dm
t3 is no-longer broken   !! A10.6-rallied
t4 is no-longer broken   ?? A10.6-rallied
roll r5 DR 2,2 rally for t5
t5 checks rally r5 morale 7 passed   !! A10.6-who-rallies
turn 1 russian PFPh
roll r6 DR 2,2 rally for t6
t6 checks rally r6 morale 7 passed   !! A10.6-who-rallies
turn 1 russian MPh
