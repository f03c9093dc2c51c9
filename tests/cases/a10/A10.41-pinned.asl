# vector A10.41-pinned
# At the start of its RtPh a pinned squad in the open, in LOS and Normal Range of an armed enemy, breaks by choice and routs to woods K4. Pinned units may; it is DM by breaking.
name = "A10.41-pinned"
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
e = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K5
s is pinned
by anna
place e K9
by boris
turn 1 russian RtPh
e los s exists
s is broken,dm
s routs K4   = allowed
