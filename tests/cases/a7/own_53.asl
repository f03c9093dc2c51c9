# Leaders who direct (A7.53, A7.531).
name = "A7: leaders who direct"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "russian", type = "4-4-7", kind = "squad" }
la = { side = "russian", type = "8-1", kind = "leader" }
b = { side = "russian", type = "4-4-7", kind = "squad", sw = ["LMG"] }
lb = { side = "russian", type = "8-1", kind = "leader" }
c = { side = "russian", type = "4-4-7", kind = "squad", sw = ["BAZ"] }
lc = { side = "russian", type = "8-1", kind = "leader" }
d = { side = "russian", type = "4-4-7", kind = "squad", sw = ["BAZ"] }
ld = { side = "russian", type = "8-1", kind = "leader" }
m1 = { side = "german", type = "4-6-7", kind = "squad" }
m2 = { side = "german", type = "4-6-7", kind = "squad" }
t1 = { side = "german", type = "4-6-7", kind = "squad" }
t2 = { side = "german", type = "4-6-7", kind = "squad" }
t3 = { side = "german", type = "4-6-7", kind = "squad" }
t4 = { side = "german", type = "4-6-7", kind = "squad" }
---
place a K5
place la K5
place m1 K9
place t1 K6
place b N5
place lb N5
place m2 N9
place t2 N6
place c Q5
place lc Q5
place t3 Q7
place d T5
place ld T5
place t4 T7
turn 1 german MPh
m1 moves K8 1 MF not-assault
a1 first by a inherent 4 FP at K8 units m1 directed-by la
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1, leader -1 result none
m2 moves N8 1 MF not-assault
a2 first by b inherent 4 FP at N8 units m2 directed-by lb
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFNAM -1, FFMO -1, leader -1 result none
turn 1 german DFPh
# after First Fire the same firers only, and no other SW of theirs
a3 final by a inherent 4 FP x2 PBF x1/2 final-fire at K6 directed-by la   ok A7.53-first-fire-carryover
roll r3 DR 6,5 ift in a3
a3 ift r3 drm leader -1
a4 final by b sw:LMG 2 FP x2 PBF at N6 directed-by lb   !! A7.53-new-fg-or-sw-bars
roll r4 DR 6,5 ift in a4
a4 ift r4 drm leader -1 result none
# ordnance: his DRM is on the To Hit roll alone
a5 final by c sw:BAZ at Q7 directed-by lc
roll r5 DR 2,3 to-hit in a5
a5 to-hit c sw:BAZ r5 drm leader -1 hit   !! C8.31-heat-cover
roll r50 DR 6,5 ift in a5
a5 ift r50 drm leader -1   !! A7.531-th-not-effects
a6 final by d sw:BAZ at T7 directed-by ld
roll r6 DR 2,3 to-hit in a6
a6 to-hit d sw:BAZ r6 drm leader -1 hit   !! C8.31-heat-cover
roll r60 DR 6,5 ift in a6
a6 ift r60   ok A7.531-th-not-effects
