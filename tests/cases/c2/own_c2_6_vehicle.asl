# The gun of a vehicle that is fired more steeply than the range is asked about.
name = "own_c2_6_vehicle"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
M4 = { is = ["open-ground"], level = 2 }
[units]
st = { side = "german", type = "StuG IIIG", ce = true }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place st M5 vca M4-L4
by boris
place rs M4
rs is known
turn 1 german PFPh
by anna
a1 prep by st MA at M4 units rs infantry-target   ?? C2.6-elevation
