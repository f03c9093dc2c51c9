# All MG that a squad can use fire in its FPF (A8.31), which is for those marked Final Fire.
name = "own_a8_31_all_mg"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
MMG = "german mmg"

[units]
f1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
f2 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
f3 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
f4 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
m1 = { side = "russian", type = "russian 4-4-7", sw = [] }
m2 = { side = "russian", type = "russian 4-4-7", sw = [] }
m3 = { side = "russian", type = "russian 4-4-7", sw = [] }
m4 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place m1 K7
place m2 S7
place m3 AA7
place m4 II7
by boris
place f1 K5
marker final-fire on f1
place f2 S5
marker final-fire on f2
place f3 AA5
marker final-fire on f3
place f4 II5
marker final-fire on f4
f4 malfunctions sw:LMG
by anna
turn 1 russian MPh
m1 moves K6 1 MF not-assault seen-by f1
by boris
a1 fpf by f1 inherent 4 FP x2 PBF x1/2 FPF at K6 range 1 answers m1   !! A8.31-all-mg   ok A8.31-who
roll r11 DR 5,1 ift in a1 by boris
a1 ift r11 drm FFMO -1, FFNAM -1
f1 checks NMC r11 passed in a1
by anna
roll r12 DR 1,2 mc for m1 in a1 by anna
m1 checks 1MC r12 passed in a1
m2 moves S6 1 MF not-assault seen-by f2
by boris
a2 fpf by f2 inherent 4 FP x2 PBF x1/2 FPF, f2 sw:LMG 3 FP x2 PBF x1/2 FPF at S6 range 1 answers m2   ok A8.31-who
roll r21 DR 5,1 ift in a2 by boris
a2 ift r21 drm FFMO -1, FFNAM -1
f2 checks NMC r21 passed in a2
by anna
roll r22 DR 1,2 mc for m2 in a2 by anna
m2 checks 2MC r22 passed in a2
m3 moves AA6 1 MF not-assault seen-by f3
by boris
a3 fpf by f3 inherent 4 FP x2 PBF x1/2 FPF at AA6 range 1 answers m3   ?? A8.31-all-mg
roll r31 DR 5,1 ift in a3 by boris
a3 ift r31 drm FFMO -1, FFNAM -1
f3 checks NMC r31 passed in a3
by anna
roll r32 DR 1,2 mc for m3 in a3 by anna
m3 checks 1MC r32 passed in a3
m4 moves II6 1 MF not-assault seen-by f4
by boris
a4 fpf by f4 inherent 4 FP x2 PBF x1/2 FPF at II6 range 1 answers m4   ok A8.31-all-mg
roll r41 DR 5,1 ift in a4 by boris
a4 ift r41 drm FFMO -1, FFNAM -1
f4 checks NMC r41 passed in a4
by anna
roll r42 DR 1,2 mc for m4 in a4 by anna
m4 checks 1MC r42 passed in a4
