# vector A15.1-self-rally
# A 4-6-7 Self-Rallies as the first MMC with 1,1 and takes a Heat of Battle DR. Leader creation instead.
name = "A15.1-self-rally"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is broken
by boris
place e Z20
by anna
turn 1 german RPh
roll r1 DR 1,1 rally for s by anna
s checks rally r1 drm self +1 morale 7 passed
s is no-longer broken
roll r2 DR 4,4 hob for s by anna
s hob r2 drm +1 berserk   !! A15.1-when
