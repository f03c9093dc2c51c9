# A10.62: DM goes as the RPh ends, without a line of its own.
name = "own_a10_62_ends"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
G5 = { is = ["woods"] }
G10 = { is = ["woods"] }
[units]
g1 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "8-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
place g1 G10
place gl G10
place r1 A1
g1 is broken,dm
turn 1 german RPh
turn 1 german CCPh
turn 1 russian RPh
roll r51 DR 4,4 rally for g1
g1 checks rally r51 drm leader -1, woods -1 morale 7 passed   ok A10.62-dm
