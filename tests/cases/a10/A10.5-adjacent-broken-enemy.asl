# vector A10.5-adjacent-broken-enemy
# The ADJACENT enemy is broken itself; the squad in the building stays. Only unbroken armed Known enemies force a rout.
name = "A10.5-adjacent-broken-enemy"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["stone-building"] }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is broken,dm
by boris
place e K6
e is broken
turn 1 russian RtPh
turn 1 russian APh
