# Who has made Subsequent First Fire is marked Final Fire and has FPF alone left (A8.3, A8.31).
name = "A7: the inherent FP after Subsequent First Fire"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["brush"] }

[units]
s = { side = "russian", type = "4-4-7", kind = "squad" }
once = { side = "russian", type = "4-4-7", kind = "squad" }
m = { side = "german", type = "4-6-7", kind = "squad" }
m2 = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
place m K8
place once T5
place m2 T8
turn 1 german MPh
m declares double-time
m is cx
m moves K7 1 MF
a1 first by s inherent 4 FP at K7 units m   ok A7.33-no-split-inherent
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1 result none
m moves K7 1 MF   ?? A4.1-within-hex
a2 subsequent by s inherent 4 FP x1/2 SFF at K7 units m   ok A7.33-no-split-inherent
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFNAM -1, FFMO -1 result none
m moves K8 1 MF
a3 subsequent by s inherent 4 FP x1/2 SFF at K8 units m   !! A8.3-final-counter
roll r3 DR 6,5 ift in a3
a3 ift r3 drm FFNAM -1, FFMO -1 result none
m moves K7 1 MF
m moves K6 2 MF
a4 fpf by s inherent 4 FP x2 PBF x1/2 FPF at K6 units m   ok A7.33-no-split-inherent  ok A8.3-final-counter
roll r4 DR 5,4 ift in a4
a4 ift r4 drm FFNAM -1 result none
m2 moves T7 1 MF
a5 first by once inherent 4 FP at T7 units m2
roll r5 DR 6,5 ift in a5
a5 ift r5 drm FFNAM -1, FFMO -1 result none
m2 moves T6 1 MF
turn 1 german DFPh   !! A8.31-own-nmc
a6 final by once inherent 4 FP x2 PBF x1/2 final-fire at T6   ok A7.33-no-split-inherent
roll r6 DR 6,5 ift in a6
a6 ift r6 result none
a7 final by s inherent 4 FP x2 PBF x1/2 final-fire at K6   !! A8.3-final-counter
roll r7 DR 6,5 ift in a7
a7 ift r7 result none
