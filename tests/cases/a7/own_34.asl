# Spraying Fire, SW and inherent FP, limits of a SW (A7.34, A7.35).
name = "A7: Spraying Fire and SW"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = { kind = "mg", fp = 7, range = 16, rof = 3, b = 12, squad-only = true }
LMG = { kind = "mg", fp = 2, range = 7, rof = 1, b = 12 }

[units]
a = { side = "german", type = "4-6-7", kind = "squad", spraying = true }
b = { side = "german", type = "4-6-7", kind = "squad", sw = ["HMG"] }
t1 = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
t3 = { side = "russian", type = "4-4-7", kind = "squad" }
hs = { side = "german", type = "2-3-7", kind = "hs", sw = ["LMG"] }
sq = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
m = { side = "russian", type = "4-4-7", kind = "squad" }
m2 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place a K5
place t1 K7
place t2 K8
place b N5
place t3 N9
place hs Q5
place m Q8
place sq T5
place m2 T8
turn 1 german PFPh
# each sprayed Location is half a target
a1 prep by a inherent 4 FP at K7,K8   !! A7.34-as-mg-spraying  = 2 FP at 1
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by b sw:HMG 7 FP at N9   ok A7.35-chart-limits
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
turn 1 russian MPh
# with its one SW a HS has no inherent FP, a squad has half
m moves Q7 1 MF not-assault
a3 subsequent by hs inherent 2 FP x1/2 sff, hs sw:LMG 2 FP x1/2 sff at Q7 units m   !! A7.353-new-sw-use-negates  = 1 FP
roll r3 DR 6,5 ift in a3
a3 ift r3 drm FFNAM -1, FFMO -1 result none
marker first-fire on sq
m2 moves T7 1 MF not-assault
a4 subsequent by sq inherent 4 FP x1/2 sff, sq sw:LMG 2 FP x1/2 sff at T7 units m2   ok A7.353-new-sw-use-negates  = 3 FP
roll r4 DR 6,5 ift in a4
a4 ift r4 drm FFNAM -1, FFMO -1 result none
