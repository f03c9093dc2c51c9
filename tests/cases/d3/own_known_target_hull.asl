# D3.51: the hull is not turned for the MA after its BMG fired at a concealed unit; after a Known one it may be.
name = "own_known_target_hull"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz1 = { side = "german", type = "PzKpfw IVH", ce = false }
pz2 = { side = "german", type = "PzKpfw IVH", ce = false }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
r4 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz1 K9 vca K8-L8
place r1 K5
r1 is concealed
place r2 P9
r2 is known
place pz2 K29 vca K28-L28
place r3 K25
r3 is known
place r4 P29
r4 is known
turn 1 german PFPh
a1 prep by pz1 BMG 3 FP x1/2 concealed at K5 units r1 total 1.5 FP column 1
roll r1 DR 6,5 ift in a1
a1 ift r1 column 1 final 11 result NE
a2 prep by pz1 MA at P9 units r2 infantry-target vca L8-L9   !! D3.51-known-target-for-next-turn
roll r2 DR 6,5 to-hit in a2
a2 to-hit pz1 MA r2 target r2 miss
a3 prep by pz2 BMG 3 FP at K25 units r3 total 3 FP column 2
roll r3 DR 6,5 ift in a3
a3 ift r3 column 2 final 11 result NE
a4 prep by pz2 MA at P29 units r4 infantry-target vca L28-L29   ok D3.51-known-target-for-next-turn
roll r4 DR 6,5 to-hit in a4
a4 to-hit pz2 MA r4 target r4 miss
