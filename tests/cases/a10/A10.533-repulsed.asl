# vector A10.533-repulsed
# A router must go to building K4, where a concealed squad stands: it is revealed, the router thrown back to K5 and eliminated. Ends ADJACENT to a Known enemy: Failure to Rout.
name = "A10.533-repulsed"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K4 = { is = ["stone-building"] }

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K5
s is broken,dm
by anna
place e K4
e is concealed
turn 1 german RtPh
by boris
s routs K4
by anna
e is no-longer concealed
by boris
s eliminated
