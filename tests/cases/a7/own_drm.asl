# DRM that a rule gives are judged; any other stands by the player's word, and is named.
name = "own_drm"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
s3 = { side = "german", type = "4-6-7", kind = "squad" }
l = { side = "german", type = "8-1", kind = "leader" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
k = { side = "russian", type = "8-1", kind = "leader" }
---
attest tem K8 +1
place s K5
place s2 L5
place s3 J5
place l K5
place t K8
place k K8
turn 1 german PFPh
a1 prep by s inherent 4 FP at K8 directed-by l
roll r1 DR 3,2 ift in a1
a1 ift r1 drm leader -1, TEM +1 final 5   = drm +0  = 1MC  ok LOG.drm-by-word
roll r2 DR 2,2 mc for k in a1
k checks 1MC r2 drm A.18 +1 passed in a1   ?? LOG.drm-by-word  = final 6
roll r3 DR 2,3 mc for t in a1
t checks 1MC r3 drm leader -1 passed in a1   ok LOG.drm-by-word  = final 5
a2 prep by s2 inherent 4 FP at K8
roll r4 DR 3,4 ift in a2
a2 ift r4 drm TEM +1, SSR.5 -2 final 6 result NMC   ?? LOG.drm-by-word  = drm -1  = final 6  = NMC
roll r5 DR 2,2 mc for k in a2
k checks NMC r5 passed in a2
roll r6 DR 2,3 mc for t in a2
t checks NMC r6 drm leader -2 passed in a2   !! A10.7-lent
a3 prep by s3 inherent 4 FP at K8
roll r7 DR 6,5 ift in a3
a3 ift r7 drm TEM +1, FFMO -1, CE +2   !! D5.31-ce-drm  !! A4.6-moved
