# One attempt in a RPh, one leader, and DRM that somebody gives.
name = "A10.6, A10.7: rally"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
rl = { side = "russian", type = "9-1" }
rk = { side = "russian", type = "8-0" }
---
place r1 K8
place r2 K8
place r3 A1
place rl K8
place rk K8
r1 is broken,dm
r2 is broken,dm
r3 is broken,dm
turn 1 russian RPh
roll r1 DR 3,4 rally for r1
r1 checks rally r1 drm DM +4, leader -1 morale 7 failed   ok A10.6-once  ok A10.7-one-leader
roll r2 DR 1,1 rally for r1
r1 checks rally r2 drm DM +4, leader -1 morale 7 passed   !! A10.6-once
r1 is no-longer broken,dm
roll r3 DR 2,2 rally for r2
r2 checks rally r3 drm DM +4, leader -1, leader -1 morale 7 passed   !! A10.7-one-leader
r2 is no-longer broken,dm
# a TEM that no woods and no building give
roll r4 DR 1,2 rally for r3
r3 checks rally r4 drm DM +4, self-rally +1, TEM -1 morale 7 passed   !! A10.63-self-rally-who  ?? LOG.drm-by-word
r3 is no-longer broken,dm
turn 1 russian PFPh
