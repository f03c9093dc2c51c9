# vector A10.5-no-dm
# A broken squad without DM, in woods, no enemy near, routs one hex. Only under DM.
name = "A10.5-no-dm"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place s K5
s is broken
by boris
turn 1 russian RtPh
by anna
s routs K6   !! A10.5-dm-only  = not allowed
