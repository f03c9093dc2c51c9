# A10.7: a leader who has tried a repair rallies nobody in that RPh; another there may.
name = "own_a10_7_repairs"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
LMG = "german lmg"
[units]
l1 = { side = "german", type = "9-1", sw = ["LMG"] }
l2 = { side = "german", type = "9-1", sw = ["LMG"] }
l3 = { side = "german", type = "9-1", sw = [] }
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l1 K5
place s1 K5
place l2 U5
place l3 U5
place s2 U5
s1 is broken
s2 is broken
by boris
place e1 K20
place e2 U20
turn 1 german PFPh
by anna
a1 prep by l1 sw:LMG 3 FP x1/2 one-smc x1/2 long-range at K20 units e1 range 15 total 0.75 FP
roll r1 DR 6,6 ift in a1
a1 ift r1 final 12 result NE
l1 malfunctions sw:LMG r1
a2 prep by l2 sw:LMG 3 FP x1/2 one-smc x1/2 long-range at U20 units e2 range 15 total 0.75 FP
roll r6 DR 6,6 ift in a2
a2 ift r6 final 12 result NE
l2 malfunctions sw:LMG r6
turn 1 german MPh
turn 1 russian RPh
roll r2 dr 3 repair for l1
l1 repair sw:LMG r2 not-repaired
roll r3 DR 2,3 rally for s1
s1 checks rally r3 drm leader -1 passed   !! A10.7-one-act
roll r4 dr 3 repair for l2
l2 repair sw:LMG r4 not-repaired
roll r5 DR 2,3 rally for s2
s2 checks rally r5 drm leader -1 passed   ok A10.7-one-act
