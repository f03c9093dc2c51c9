# Pin and what it does to Infantry, crews and leaders (A7.8).
name = "A7: Pin"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { kind = "mg", fp = 2, range = 7, rof = 1, b = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
s3 = { side = "german", type = "4-6-7", kind = "squad" }
s4 = { side = "german", type = "4-6-7", kind = "squad" }
s5 = { side = "german", type = "4-6-7", kind = "squad" }
s6 = { side = "german", type = "4-6-7", kind = "squad" }
ht1 = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true, weapons.MA = { kind = "mg", fp = 6, range = 12, rof = 1 } }
ht2 = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true }
s7 = { side = "german", type = "4-6-7", kind = "squad", sw = ["FT"] }
g = { side = "german", type = "75mm gun" }
crew = { side = "german", type = "2-2-8", kind = "crew" }
t1 = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
t3 = { side = "russian", type = "4-4-7", kind = "squad" }
t4 = { side = "russian", type = "4-4-7", kind = "squad" }
t5 = { side = "russian", type = "4-4-7", kind = "squad" }
t6 = { side = "russian", type = "4-4-7", kind = "squad" }
t7 = { side = "russian", type = "4-4-7", kind = "squad" }
tk1 = { side = "russian", type = "T-34 M41", class = "tracked", afv = true, open-topped = false, ce = true }
tk2 = { side = "russian", type = "T-34 M41", class = "tracked", afv = true, open-topped = false, ce = true }
m = { side = "russian", type = "4-4-7", kind = "squad" }
mm = { side = "russian", type = "4-4-7", kind = "squad" }
ml = { side = "russian", type = "8-1", kind = "leader" }
q1 = { side = "russian", type = "4-4-7", kind = "squad" }
l1 = { side = "russian", type = "8-1", kind = "leader" }
q2 = { side = "russian", type = "4-4-7", kind = "squad" }
l2 = { side = "russian", type = "8-1", kind = "leader" }
---
place s1 K5
place t1 K8
place s2 N5
place t2 N8
place s3 Q5
place t3 Q8
place s4 T5
place tk1 T8 vca T7-U8
place s5 W5
place tk2 W8 vca W7-X7
place ht1 Z5 vca Z6-AA6
place t4 Z9
place ht2 CC5 vca CC6-DD5
place t5 CC9
place g FF5 vca FF6-GG6
place crew FF5
place t6 FF9
place s6 K25
place s7 II5
place t7 II6
place m K31
place mm N31
place ml N31
place q1 Q31
place l1 Q31
place q2 T31
place l2 T31
turn 1 german PFPh
s1 is pinned   ?? LOG.no-cause
s2 is pinned   ?? LOG.no-cause
crew is pinned   ?? LOG.no-cause
marker pin on ht1   ?? LOG.no-cause
marker pin on ht2   ?? LOG.no-cause
# inherent FP and MG of pinned Infantry are halved
a1 prep by s1 inherent 4 FP at K8   !! A7.8-inherent-half  = 2 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by s2 sw:LMG 2 FP at N8   !! A7.81-mg-ife-area-fire  = 1 FP
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
# the highest roll that passes pins
a3 prep by s3 inherent 4 FP at Q8
roll r3 DR 2,4 ift in a3
a3 ift r3   = NMC
roll r30 DR 3,4 mc for t3 in a3
t3 checks NMC r30 passed in a3
marker pin on t3
# a pinned crew of a closed-topped AFV goes BU and stays so
a4 prep by s4 inherent 4 FP at T8
roll r4 DR 2,3 ift in a4
a4 ift r4 drm CE +2   = PTC
roll r40 DR 6,6 tc for tk1 in a4
tk1 checks PTC r40 failed in a4
marker pin on tk1
a5 prep by s5 inherent 4 FP at W8
roll r5 DR 2,3 ift in a5
a5 ift r5 drm CE +2   = PTC
roll r50 DR 6,6 tc for tk2 in a5
tk2 checks PTC r50 failed in a5
marker pin on tk2
tk2 BU
# that of an open-topped one has its FP halved, and Case D
a6 prep by ht1 MA 6 FP at Z9   !! A7.82-ot-crew-penalties  = 3 FP
roll r6 DR 6,5 ift in a6
a6 ift r6 result none
a7 prep by ht2 gun at CC9
roll r7 DR 6,5 to-hit in a7
a7 to-hit ht2 gun r7 miss   !! A7.82-ot-crew-penalties
a8 prep by g gun at FF9
t6 is pinned
roll r8 DR 6,5 to-hit in a8
a8 to-hit g gun r8 target t6 drm D +2 miss   ok A7.81-case-d  ok A7.83-non-moving-for-th
s7 is pinned   ?? LOG.no-cause
a10 prep by s7 sw:FT 24 FP at II6   !! A7.81-no-ft-dc
roll r12 DR 6,6 ift in a10
a10 ift r12   = PTC
roll r120 DR 1,2 tc for t7 in a10
t7 checks PTC r120 passed in a10
turn 1 german MPh   !! A7.82-ct-crew-buttons-up  ok A7.82-ct-crew-buttons-up  ok A7.8-counter
tk2 CE   !! A7.82-ct-crew-buttons-up
turn 1 russian MPh
# pinned on the move: no FFNAM more
m moves K30 1 MF not-assault
m is pinned   ?? LOG.no-cause
a9 first by s6 inherent 4 FP at K30 units m
roll r9 DR 6,5 ift in a9
a9 ift r9 drm FFNAM -1   !! A7.83-no-ffnam-ffmo
t1 claims tem foxhole +4   ok A7.83-entrenchment-not-entered
# an unpinned leader lends two MF
mm moves N30 3 MF not-assault
ml moves N30 3 MF not-assault
mm moves N29 3 MF not-assault   ok A7.831-cancels-bonus
ml moves N29 3 MF not-assault
# a leader's Pin causes no Leader Loss check, his breaking does
l1 is pinned   ?? LOG.no-cause
l2 is broken   ?? LOG.no-cause
roll r10 DR 1,2 tc for q1
q1 checks LLTC r10 passed   !! A7.831-no-lltc
roll r11 DR 1,2 tc for q2
q2 checks LLTC r11 drm leader +1 passed   ok A7.831-no-lltc
