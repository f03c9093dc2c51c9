# The +1 of the only leader in the Location is used (A10.72); a better one may be chosen (A10.7).
name = "own_a10_72_mandatory"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "british" }

[default-terrain]
is = ["open-ground"]

[units]
ga = { side = "german", type = "german 4-6-7", sw = [] }
a = { side = "british", type = "british 4-5-7", sw = [] }
la = { side = "british", type = "8+1" }
gb = { side = "german", type = "german 4-6-7", sw = [] }
b = { side = "british", type = "british 4-5-7", sw = [] }
lb = { side = "british", type = "8+1" }
gc = { side = "german", type = "german 4-6-7", sw = [] }
c = { side = "british", type = "british 4-5-7", sw = [] }
lc = { side = "british", type = "8+1" }
gd = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "british", type = "british 4-5-7", sw = [] }
ld = { side = "british", type = "8+1" }
ge = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "british", type = "british 4-5-7", sw = [] }
le = { side = "british", type = "8+1" }
gf = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "british", type = "british 4-5-7", sw = [] }
lf = { side = "british", type = "8+1" }
gh = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "british", type = "british 4-5-7", sw = [] }
lh = { side = "british", type = "8+1" }
lz = { side = "british", type = "8-0" }
---
by anna
place ga E5
place gb M5
place gc U5
place gd CC5
place ge KK5
place gf SS5
place gh AAA5
by boris
place a E9
place la E9
place b M9
place lb M9
place c U9
place lc U9
place d CC9
place ld CC9
place e KK9
place le KK9
place f SS9
place lf SS9
place h AAA9
place lh AAA9
place lz AAA9
by anna
turn 1 german PFPh
a1 prep by ga inherent 4 FP at E9 range 4
roll r1 DR 2,4 ift in a1 by anna
a1 ift r1 result NMC
by boris
roll r2 DR 2,3 mc for la in a1 by boris
la checks NMC r2 passed in a1
roll r3 DR 3,4 mc for a in a1 by boris
a checks NMC r3 passed in a1   ?? A10.72-mandatory
a is pinned in a1
by anna
a2 prep by gb inherent 4 FP at M9 range 4
roll r4 DR 3,4 ift in a2 by anna
a2 ift r4 result PTC
by boris
roll r5 DR 2,3 tc for lb in a2 by boris
lb checks PTC r5 passed in a2
roll r6 DR 3,4 tc for b in a2 by boris
b checks PTC r6 passed in a2   ?? A10.72-mandatory
by anna
a3 prep by gc inherent 4 FP at U9 range 4
roll r7 DR 2,4 ift in a3 by anna
a3 ift r7 result NMC
by boris
roll r8 DR 2,3 mc for lc in a3 by boris
lc checks NMC r8 passed in a3
roll r9 DR 3,4 mc for c in a3 by boris
c checks NMC r9 drm leader +0 passed in a3   ?? A10.72-mandatory
c is pinned in a3
by anna
a4 prep by gd inherent 4 FP at CC9 range 4
roll r10 DR 2,4 ift in a4 by anna
a4 ift r10 result NMC
by boris
roll r11 DR 2,3 mc for ld in a4 by boris
ld checks NMC r11 passed in a4
roll r12 DR 1,4 mc for d in a4 by boris
d checks NMC r12 passed in a4   ok A10.72-mandatory
by anna
a5 prep by ge inherent 4 FP at KK9 range 4
roll r13 DR 2,4 ift in a5 by anna
a5 ift r13 result NMC
by boris
roll r14 DR 2,3 mc for le in a5 by boris
le checks NMC r14 passed in a5
roll r15 DR 3,4 mc for e in a5 by boris
e checks NMC r15 drm leader +1 failed in a5   ok A10.72-mandatory
e is broken,dm in a5
by anna
a6 prep by gf inherent 4 FP at SS9 range 4
roll r16 DR 2,4 ift in a6 by anna
a6 ift r16 result NMC
by boris
roll r17 DR 2,3 mc for lf in a6 by boris
lf checks NMC r17 passed in a6
roll r18 DR 3,4 mc for f in a6 by boris
f checks NMC r18 failed in a6   ok A10.72-mandatory
f is broken,dm in a6
by anna
a7 prep by gh inherent 4 FP at AAA9 range 4
roll r19 DR 2,4 ift in a7 by anna
a7 ift r19 result NMC
by boris
roll r20 DR 2,3 mc for lz in a7 by boris
lz checks NMC r20 passed in a7
roll r21 DR 2,3 mc for lh in a7 by boris
lh checks NMC r21 passed in a7
roll r22 DR 3,4 mc for h in a7 by boris
h checks NMC r22 passed in a7
h is pinned in a7
by anna
