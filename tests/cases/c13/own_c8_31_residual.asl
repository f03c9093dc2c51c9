# C8.31: HE leaves Residual FP, a PF none.
name = "own_c8_31_residual"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PF = { kind = "ordnance" }

[units]
f = { side = "german", type = "PzKpfw IVH", ce = false }
g = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
q = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K40 vca K39-L39
place g M40
by boris
place r K37
place q M37
r is known
q is known
turn 1 russian MPh
r moves K38 1 MF
by anna
a1 first by f MA at K38 units r infantry-target range 2 answers r
roll r1 DR 2,3 to-hit in a1
a1 to-hit f MA r1 target r ammo HE hit
roll r2 DR 6,5 ift in a1
a1 ift r2 column 12 drm FFNAM -1, FFMO -1 final 9 result NMC
roll r9 DR 2,2 mc for r in a1
r checks NMC r9 passed in a1
residual 6 FP at K38 from a1   ok C8.31-no-residual
by boris
q moves M38 1 MF
by anna
a2 first by g sw:PF at M38 units q infantry-target range 2 answers q
roll r3 DR 2,3 to-hit in a2
a2 to-hit g sw:PF r3 target q hit
roll r4 DR 6,5 ift in a2
a2 ift r4 column 16 drm FFNAM -1, FFMO -1 final 9 result 1MC
roll r10 DR 2,2 mc for q in a2
q checks 1MC r10 passed in a2
residual 1 FP at M38 from a2   !! C8.31-no-residual
