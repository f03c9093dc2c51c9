# vector A10.6-no-leader
# In the enemy's RPh a broken 4-6-7 without a leader rolls a rally. A MMC Self-Rallies only in its own RPh.
name = "A10.6-no-leader"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [], broken-morale = 7 }
---
by anna
place s K5
s is broken
by boris
turn 1 russian RPh
by anna
roll r1 DR 2,3 rally for s by anna
s checks rally r1 drm self-rally +1 passed   = final 6   !! A10.63-self-rally-who  = not allowed
s is no-longer broken
