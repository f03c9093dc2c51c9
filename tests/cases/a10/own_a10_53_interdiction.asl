# What Interdiction does, and who interdicts (A10.53, A10.532).
name = "own_a10_53_interdiction"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
r = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 2-3-7", sw = [] }
l = { side = "russian", type = "8-0" }
rh = { side = "russian", type = "russian 2-3-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 4-6-7", sw = [] }
k = { side = "german", type = "8-1", sw = [] }
---
by anna
place g K12
place h M12
h is cx
place k K12
by boris
place r K8
r is broken,dm
place s M8
s is broken,dm
place t O8
t is broken,dm
place l Q8
l is broken,dm
by anna
turn 1 russian RtPh
by boris
r routs K7
by anna
g claims interdiction hindrance +0 leader +0   ok A10.532-not-able
h claims interdiction hindrance +0 leader +0   !! A10.532-not-able
k claims interdiction hindrance +0 leader +0   !! A10.532-not-able
by boris
roll r1 DR 4,5 mc for r
r checks NMC r1 failed
r reduced into rh
rh is broken,dm
rh routs K6
s routs M7
roll r2 DR 4,5 mc for s
s checks NMC r2 failed
t routs O7
roll r3 DR 4,2 mc for t
t checks NMC r3 passed
t routs O6   !! A10.53-pinned
l routs Q7
roll r4 DR 4,5 mc for l
l checks NMC r4 failed
roll r5 dr 3 wound for l
l is wounded
by anna
turn 1 russian APh   ok A10.53-failed  !! A10.53-failed
