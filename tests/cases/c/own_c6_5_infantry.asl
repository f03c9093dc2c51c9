# C6.5: what a tank acquired of Infantry in an earlier Player Turn stands where neither has left its hex since. Infantry that left it, or more than its
# shots at it, is undecided: a hex can be acquired too.
name = "own_c6_5_infantry"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
pz2 = { side = "german", type = "PzKpfw IVH", ce = false }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r K2
place r2 U2
by anna
place pz K9 vca K8-L8
place pz2 U9 vca U8-V8
r is known
r2 is known
pz is known
pz2 is known
turn 2 german PFPh
a1 prep by pz MA at K2 units r infantry-target range 7
roll r1 DR 5,4 to-hit in a1 by anna
a1 to-hit pz MA r1 target r drm I +1 number 7 final 10 miss
a2 prep by pz2 MA at U2 units r2 infantry-target range 7
roll r2 DR 5,4 to-hit in a2 by anna
a2 to-hit pz2 MA r2 target r2 drm I +1 number 7 final 10 miss
marker prep-fire on pz
marker prep-fire on pz2
turn 2 russian DFPh
a3 final by pz MA at K2 units r infantry-target range 7
roll r3 DR 5,4 to-hit in a3 by anna
a3 to-hit pz MA r3 target r drm I +1, acq -1 number 7 final 9 miss   ok C6.5-acquired
a4 final by pz2 MA at U2 units r2 infantry-target range 7
roll r4 DR 6,5 to-hit in a4 by anna
a4 to-hit pz2 MA r4 target r2 drm I +1, acq -2 number 7 final 10 miss   ?? C6.5-acquired
