# vector A10.6-twice
# A squad fails to rally with one leader and tries again with another in the same RPh. Once a Player Turn.
name = "A10.6-twice"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [], broken-morale = 7 }
l = { side = "german", type = "8-0" }
m = { side = "german", type = "8-1" }
---
by anna
place s K5
s is broken
place l K5
place m K5
turn 1 german RPh
roll r1 DR 4,4 rally for s by anna
s checks rally r1 drm leader +0 failed   = final 8
roll r2 DR 3,4 rally for s by anna
s checks rally r2 drm leader -1 passed   = final 6   !! A10.6-once  = not allowed
s is no-longer broken
