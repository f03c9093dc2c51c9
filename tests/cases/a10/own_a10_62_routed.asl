# A10.62: DM alone routs, so the rally DR of the next RPh has the +4.
name = "own_a10_62_routed"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K7 = { is = ["woods"] }
K4 = { is = ["woods"] }
K5 = { is = ["woods"] }
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 N5
place s2 N5
place e1 N16
s1 is broken,dm
s2 is broken,dm
turn 1 russian RPh
turn 1 russian PFPh
turn 1 russian MPh
turn 1 russian DFPh
turn 1 russian AFPh
turn 1 russian RtPh
s1 routs N4
s2 routs N4
turn 1 russian APh
turn 1 russian CCPh
turn-end
turn 1 german RPh
roll r1 DR 6,4 rally for s1
s1 checks rally r1 drm self-rally +1 failed   !! A10.62-dm
