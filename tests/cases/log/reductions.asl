# What is left of a unit is a counter of its own, and Random Selection is made among several.
printing = "2e"
excerpts = true
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 8-3-8", sw = [] }
s2 = { side = "german", type = "german 8-3-8", sw = [] }
c = { side = "russian", type = "russian 4-4-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
ah = { side = "russian", type = "2-4-7", kind = "hs", sw = [] }
a = { side = "russian", type = "russian 4-4-7", sw = [] }
b = { side = "russian", type = "russian 4-4-7", sw = [] }
h = { side = "russian", type = "2-4-7", kind = "hs", sw = [] }
lead = { side = "russian", type = "8-0", kind = "leader", sw = [] }
---
by anna
place s K5
place a K3
place b K3
turn 1 german PFPh
a1 prep by s inherent 8 FP at K3 range 2 total 8 FP column 8
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 column 8 final 3 result K/2
roll r2 dr 4 rs for a in a1 by anna
roll r3 dr 2 rs for b in a1 by anna
random-selection of a:r2,b:r3 chosen a in a1   ok A.9-among-several
a reduced into ah like h in a1   ok LOG.new-counter
roll r4 DR 3,3 mc for b in a1 by boris
b checks 2MC r4 morale 7 failed in a1
b is broken,dm in a1
roll r5 DR 1,2 mc for ah in a1 by boris
ah checks 2MC r5 morale 7 passed in a1
place s2 N5
place c N3
place d N3
roll r6 dr 4 rs for c by anna
roll r7 dr 2 rs for d by anna
random-selection of c:r6,d:r7 chosen b   !! A.9-among-several
a2 prep by s2 inherent 8 FP at N3 range 2 total 8 FP column 8
roll r8 DR 1,2 ift in a2 by anna
a2 ift r8 column 8 final 3 result K/2
roll r9 dr 4 rs for c in a2 by anna
roll r10 dr 2 rs for d in a2 by anna
random-selection of c:r9,d:r10 chosen c in a2
c reduced into d like h in a2   !! LOG.new-counter
