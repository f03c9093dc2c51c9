# DM comes off as a RPh ends, and no sooner (A10.62).
name = "A10.62: DM comes off"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g1 A5
place r1 K5
r1 is broken,dm
turn 1 german MPh
r1 is no-longer dm   !! A10.62-dm-off
turn 1 german DFPh
r1 is dm
turn 1 russian RPh
# what takes it off in the RPh makes no rally of that RPh easier
r1 is no-longer dm   ok A10.62-dm-off
roll r1 DR 3,3 rally for r1
r1 checks rally r1 drm self-rally +1 morale 7 passed   !! A10.62-dm
r1 is no-longer broken
turn 1 russian PFPh
