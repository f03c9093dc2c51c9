# C3.32: one To Hit DR on the Infantry Target Type, held against each unit of the Location with its own DRM.
name = "C3.32-each-unit"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t = { side = "russian", type = "T-34/85", ce = true }
g = { side = "german", type = "german 4-6-7" }
h = { side = "german", type = "german 4-6-7" }
k = { side = "german", type = "german 4-6-7" }
---
by ivan
turn 1 russian PFPh
place t K9 vca K8-L8
by gerda
place g K6
place h K6
place k K6
g is known
h is known
k is concealed
by ivan
# three units, three Final DR; the concealed one is missed, and the IFT DR is not against it
a1 prep by t MA at K6 units g,h,k infantry-target range 3
roll r1 DR 3,4 to-hit in a1 by ivan
a1 to-hit t MA r1 target g number 8 final 7 hit
a1 to-hit t MA r1 target h number 8 final 7 hit   ok LOG.roll-used-twice
a1 to-hit t MA r1 target k drm K +2 number 8 final 9 miss
roll r2 DR 3,3 ift in a1 by ivan
a1 ift r2 result 1MC
by gerda
roll r3 DR 2,3 mc for g in a1 by gerda
g checks 1MC r3 morale 7 passed in a1   ok C3.32-itt-all-hit
roll r4 DR 2,2 mc for h in a1 by gerda
h checks 1MC r4 morale 7 passed in a1
roll r5 DR 1,2 mc for k in a1 by gerda
k checks 1MC r5 morale 7 passed in a1   !! C3.32-itt-all-hit
by ivan
turn 1 russian AFPh
turn 1 german RPh
turn 1 german PFPh
turn 1 german MPh
turn 1 german DFPh
# the same target twice, and another shot: a roll is still used once
a2 final by t MA at K6 units g,h infantry-target range 3
roll r6 DR 5,4 to-hit in a2 by ivan
a2 to-hit t MA r6 target g number 8 final 9 miss
a2 to-hit t MA r6 target g number 8 final 9 miss   !! LOG.roll-used-twice
# what is wrong with the firer is told once, with the first of its targets
by gerda
turn 1 german AFPh
turn 2 russian RPh
by ivan
turn 2 russian PFPh
t BU
a3 prep by t MA at K6 units g,h infantry-target range 3
roll r7 DR 6,4 to-hit in a3 by ivan
a3 to-hit t MA r7 target g number 8 final 10 miss   !! C5.9-case-i
a3 to-hit t MA r7 target h number 8 final 10 miss
