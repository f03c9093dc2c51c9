# The check for a lost leader has his leadership with its sign turned as its DRM, and no other (A10.2).
name = "own_lost_leader_drm"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s467 = { side = "german", type = "german 4-6-7", sw = [] }
one = { side = "russian", type = "russian 4-4-7", sw = [] }
two = { side = "russian", type = "russian 4-4-7", sw = [] }
lead = { side = "russian", type = "9-1", broken-morale = 7 }
---
place s467 B3
place one B6
place two B6
place lead B6
turn 1 german PFPh
a1 prep by s467 inherent 4 FP at B6 range 3 total 4 FP column 4
roll r1 DR 1,1 ift in a1
a1 ift r1 column 2 final 2 result K/1
roll r2 dr 2 rs for one in a1
roll r3 dr 5 rs for lead in a1
roll r31 dr 1 rs for two in a1
random-selection of one:r2,lead:r3,two:r31 chosen lead in a1
lead reduced in a1
roll r4 dr 6 wound for lead in a1
lead eliminated
roll r5 DR 2,3 mc for one in a1
one checks 1MC r5 morale 7 passed in a1
roll r51 DR 2,3 mc for two in a1
two checks 1MC r51 morale 7 passed in a1
roll r6 DR 3,2 mc for one in a1
one checks LLMC r6 drm leader +1 morale 7 passed in a1   ok A10.2-lost-leaders-drm
roll r7 DR 3,2 mc for two in a1
two checks LLMC r7 drm leader -1 morale 7 passed in a1   !! A10.2-lost-leaders-drm
