# legal: the LMG of an eliminated squad is recovered by the other squad of the hex (a note says so) and fired in the next German turn
name = "402_recovered_lmg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
rl = { side = "russian", type = "9-1" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
place r2 K8
place rl K8
by anna
by boris
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at K5 range 3 directed-by rl total 8 FP column 8
roll r1 DR 1,2 ift in a1 by boris
a1 ift r1 drm leader -1 column 8 final 2 result 1KIA
marker prep-fire on r1
marker prep-fire on r2
marker prep-fire on rl
by anna
roll r2 dr 5 rs for g1 in a1 by anna
roll r3 dr 2 rs for g2 in a1 by anna
random-selection of g1:r2,g2:r3 chosen g1 in a1
g1 eliminated
g2 is broken,dm in a1
by boris
turn 1 russian MPh
turn 1 russian DFPh
turn 1 russian AFPh
turn 1 russian RtPh
turn 1 russian APh
turn 1 russian CCPh
by anna
turn 2 german RPh
roll r4 DR 1,1 rally for g2 by anna
g2 checks rally r4 drm DM +4, self-rally +1 morale 7 passed
g2 is no-longer broken,dm
note "g2 recovers the LMG: dr 3"
turn 2 german PFPh
a2 prep by g2 inherent 4 FP, g2 sw:LMG 3 FP at K8 range 3 total 7 FP column 6
roll r5 DR 6,5 ift in a2 by anna
a2 ift r5 column 6 final 11 result NE
marker prep-fire on g2
turn 2 german MPh
