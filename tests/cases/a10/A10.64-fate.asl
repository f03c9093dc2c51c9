# vector A10.64-fate
# A squad rolls 6,6 on its rally DR and stays a broken squad. Reduced.
name = "A10.64-fate"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [], broken-morale = 7 }
l = { side = "german", type = "8-0" }
---
by anna
place s K5
s is broken
place l K5
turn 1 german RPh
roll r1 DR 6,6 rally for s by anna
s checks rally r1 drm leader +0 failed   = final 12
turn 1 german PFPh   !! A10.64-fate
