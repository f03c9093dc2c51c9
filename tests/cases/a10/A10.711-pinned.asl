# vector A10.711-pinned
# A pinned leader accompanies the rout unbroken. Pinned leaders may not.
name = "A10.711-pinned"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K4 = { is = ["woods"] }

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
l = { side = "russian", type = "8-1" }
---
by boris
place s K5
s is broken,dm
place l K5
l is pinned
by anna
turn 1 german RtPh
by boris
s routs K4
l routs K4 voluntary   !! A7.831-no-voluntary-rout  = not allowed
