# vector A10.51-unseen
# The same rout with no LOS between them. Allowed, and due: the nearest woods.
name = "A10.51-unseen"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K5
s is broken,dm
by anna
place e K9
turn 1 german RtPh
e los s blocked
by boris
s routs K6   = allowed
