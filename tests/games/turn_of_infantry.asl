# Infantry: a directed Fire Group with an MMG, a KIA with Random Selection, broken and pinned units, rout, advance.
name = "A turn of Infantry"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }
K3 = { is = ["woods"] }
O5 = { is = ["woods"] }
O4 = { is = ["woods"] }
K8 = { is = ["stone-building"] }
L7 = { is = ["woods"] }
P9 = { is = ["woods"] }
P10 = { is = ["woods"] }

[weapons]
MMG = "russian mmg"
LMG = "german lmg"

[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
r4 = { side = "russian", type = "russian 4-4-7", sw = [] }
r5 = { side = "russian", type = "russian 6-2-8", sw = [] }
rl = { side = "russian", type = "9-1" }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 5-4-8", sw = ["LMG"] }
gl = { side = "german", type = "8-1" }
---
by anna
place g1 K5
place g2 K5
place gl K5
place g3 O5
attest tem K5 +1
attest tem O5 +1
attest tem K8 +3
attest tem L7 +1
attest tem P9 +1
by boris
place r1 K8
place r2 K8
place rl K8
place r3 K8
place r4 P9
place r5 Q10
attest tem K8 +3
attest tem L7 +1
attest tem P9 +1
attest tem K5 +1
attest tem O5 +1

turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r1 sw:MMG 4 FP, r2 inherent 4 FP, r3 inherent 4 FP at K5 range 3 directed-by rl total 16 FP column 16
roll r1 DR 2,1 ift in a1 by boris
a1 ift r1 drm leader -1, TEM +1 column 16 final 3 result 1KIA
marker prep-fire on r1 at K8
marker prep-fire on r2 at K8
marker prep-fire on r3 at K8
by anna
roll r2 dr 5 rs for g1 in a1 by anna
roll r3 dr 3 rs for g2 in a1 by anna
roll r4 dr 2 rs for gl in a1 by anna
random-selection of g1:r2,g2:r3,gl:r4 chosen g1 in a1
g1 eliminated
g2 is broken,dm in a1
gl is broken,dm in a1
by boris
a2 prep by r1 sw:MMG 4 FP rof at O5 range 5 total 4 FP column 4
roll r5 DR 4,1 ift in a2 by boris
a2 ift r5 drm TEM +1 column 4 final 6 result NMC
by anna
roll r6 DR 4,3 mc for g3 in a2 by anna
g3 checks NMC r6 morale 8 passed in a2
by boris
turn 1 russian MPh
r4 moves P8 1 MF not-assault seen-by g3
by anna
a3 first by g3 inherent 5 FP, g3 sw:LMG 3 FP at P8 range 4 answers r4 total 8 FP column 8
roll r7 DR 3,4 ift in a3 by anna
a3 ift r7 drm FFMO -1, FFNAM -1 column 8 final 5 result 2MC
marker first-fire on g3 at O5
by boris
roll r8 DR 2,3 mc for r4 in a3 by boris
r4 checks 2MC r8 morale 7 passed in a3
r4 is pinned in a3
r5 moves P10 1 MF assault seen-by nobody   ?? A4.13-cost-of-terrain
turn 1 russian DFPh
turn 1 russian AFPh
a4 advancing by r4 inherent 4 FP x1/2 AFPh x1/2 pinned at O5 range 4 total 1 FP column 1
roll r9 DR 4,3 ift in a4 by boris
a4 ift r9 drm TEM +1 column 1 final 8 result NE
turn 1 russian RtPh
by anna
g2 routs K4
g2 routs K3
gl routs K4
gl routs K3
by boris
turn 1 russian APh
r2 advances L7
r5 advances P9
turn 1 russian CCPh
turn-end
