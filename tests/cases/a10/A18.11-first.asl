# vector A18.11-first
# As the first MMC attempt of its own RPh a DM 4-6-7 alone in woods Self-Rallies: dice 1,2. 3 + 4 + 1 - 1 = 7 <= 7.
name = "A18.11-first"
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
---
by anna
place s K5
s is broken,dm
turn 1 german RPh
roll r1 DR 1,2 rally for s by anna
s checks rally r1 drm DM +4, self-rally +1, woods -1 passed   = final 7
s is no-longer broken,dm
