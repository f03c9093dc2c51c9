# DFPh and AFPh: Prep Fire by a tank's MG, ESB, a Bog check, directed Final Fire, Advancing Fire.
name = "A turn of leaders"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
D5 = { is = ["wooden-building"] }
F6 = { is = ["woods"] }
H5 = { is = ["stone-building"] }
F9 = { is = ["woods"] }
C9 = { is = ["open-ground"], bog = true }

[weapons]
HMG = "german hmg"
LMG = "russian lmg"

[units]
t1 = { side = "russian", type = "T-34/85", ce = false, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
t2 = { side = "russian", type = "T-34/85", ce = false, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
r1 = { side = "russian", type = "russian 4-4-7", sw = ["LMG"] }
r2 = { side = "russian", type = "russian 5-2-7", sw = [] }
r3 = { side = "russian", type = "russian 6-2-8", sw = [] }
rl = { side = "russian", type = "8-1" }
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
g2 = { side = "german", type = "german 5-4-8", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
gl = { side = "german", type = "9-1" }
---
by anna
place g1 D5
place gl D5
place g2 F6
place g3 H5
attest tem D5 +2
attest tem F6 +1
attest tem H5 +3
attest tem F9 +1
by boris
place t1 E10 vca E9-F9
place t2 B11 vca B10-C11
place r1 F9
place rl F9
place r2 G9
place r3 I9
attest tem D5 +2
attest tem F6 +1
attest tem H5 +3
attest tem F9 +1

turn 1 russian PFPh
a1 prep by t1 CMG 4 FP, t1 BMG 2 FP at H5 range 6 total 6 FP column 6
roll r1 DR 2,2 ift in a1 by boris
a1 ift r1 drm TEM +3 column 6 final 7 result NMC
marker prep-fire on t1
by anna
roll r2 DR 3,5 mc for g3 in a1 by anna
g3 checks NMC r2 morale 7 failed in a1
g3 is broken,dm in a1
by boris
turn 1 russian MPh
t2 start 1 MP total 1
t2 enter B10 1 MP total 2
roll r3 DR 3,2 esb for t2 by boris
t2 esb 2 MP drm +3 r3 final 8 success
t2 enter C10 1 MP total 3
t2 enter C9 1 MP total 4
roll r4 DR 3,4 bog for t2 by boris
t2 bog-check r4
t2 stop 1 MP total 5
t2 ends
r2 moves G8 1 MF not-assault seen-by g2
turn 1 russian DFPh
by anna
a2 final by g1 inherent 4 FP, g1 sw:HMG 7 FP at F9 range 5 directed-by gl total 11 FP column 8
roll r5 DR 3,3 ift in a2 by anna
a2 ift r5 drm leader -1, TEM +1 column 8 final 6 result 1MC
marker final-fire on g1 at D5
by boris
roll r6 DR 2,3 mc for rl in a2 by boris
rl checks 1MC r6 morale 8 passed in a2
roll r7 DR 5,3 mc for r1 in a2 by boris
r1 checks 1MC r7 drm leader -1 morale 7 failed in a2
r1 is broken,dm in a2
by anna
a3 final by g2 inherent 5 FP at G8 range 2 total 5 FP column 4
roll r8 DR 3,4 ift in a3 by anna
a3 ift r8 column 4 final 7 result PTC
marker final-fire on g2 at F6
by boris
roll r9 DR 4,4 tc for r2 in a3 by boris
r2 checks PTC r9 morale 7 failed in a3
r2 is pinned in a3
turn 1 russian AFPh
a4 advancing by r3 inherent 6 FP x1/2 long-range x1/2 AFPh at H5 range 4 total 1.5 FP column 1
roll r10 DR 1,2 ift in a4 by boris
a4 ift r10 drm TEM +3 column 1 final 6 result NE
a5 advancing by t2 CMG 4 FP x1/2 AFPh, t2 BMG 2 FP x1/2 AFPh at D5 range 4 total 3 FP column 2
roll r11 DR 2,1 ift in a5 by boris
a5 ift r11 drm TEM +2 column 2 final 5 result NMC
by anna
roll r12 DR 1,3 mc for gl in a5 by anna
gl checks NMC r12 morale 9 passed in a5
roll r13 DR 4,2 mc for g1 in a5 by anna
g1 checks NMC r13 drm leader -1 morale 7 passed in a5
by boris
turn 1 russian RtPh
