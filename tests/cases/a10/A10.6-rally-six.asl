# vector A10.6-rally-six
# It rolls 2,4 and is declared rallied. 6 + 2 = 8 > 7.
name = "A10.6-rally-six"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }

[units]
s = { side = "german", type = "german 4-6-7", sw = [], broken-morale = 7 }
l = { side = "german", type = "8-1" }
---
by anna
place s K5
s is broken,dm
place l K5
by boris
turn 1 russian RPh
by anna
roll r1 DR 2,4 rally for s by anna
s checks rally r1 drm DM +4, leader -1, woods -1 passed   = final 8   !! A10.6-rally-dr
s is no-longer broken,dm
