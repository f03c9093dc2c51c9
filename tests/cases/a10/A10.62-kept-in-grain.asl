# vector A10.62-kept-in-grain
# A DM squad in grain keeps its DM at the end of the RPh and routs. Outside cover it may be kept.
name = "A10.62-kept-in-grain"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["grain"] }
K6 = { is = ["woods"] }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place s K5
s is broken,dm
by boris
turn 1 russian RPh
turn 1 russian PFPh
by anna
# keeps dm
by boris
turn 1 russian RtPh
by anna
s routs K6
