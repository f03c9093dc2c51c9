# A unit that the roll missed is pinned by a Sniper: no line ascribes it to the shot (A14).
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
k = { side = "german", type = "german 4-6-7" }
ld = { side = "german", type = "9-1" }
---
by ivan
turn 1 russian PFPh
place t K9 vca K8-L8
by gerda
place g K6
place ld K6
place k K6
g is known
ld is known
k is concealed
by ivan
a1 prep by t MA at K6 units g,ld,k infantry-target range 3
roll r1 DR 3,4 to-hit in a1 by ivan
a1 to-hit t MA r1 target g number 8 final 7 hit
a1 to-hit t MA r1 target ld number 8 final 7 hit
a1 to-hit t MA r1 target k drm K +2 number 8 final 9 miss
roll r2 DR 3,3 ift in a1 by ivan
a1 ift r2 result 1MC
by gerda
roll r3 DR 2,3 mc for g in a1 by gerda
g checks 1MC r3 morale 7 passed in a1
roll r13 DR 6,5 mc for ld in a1 by gerda
ld checks 1MC r13 failed in a1
ld is broken,dm in a1
roll r20 dr 2 other by ivan
k is pinned
by ivan
turn 1 russian MPh   !! A10.2-who-checks
