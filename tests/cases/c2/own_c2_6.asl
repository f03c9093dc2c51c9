# A Gun fires at another level only where that is no more levels away than hexes; of the gun of a vehicle it is asked.
name = "own_c2_6"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
M4 = { is = ["open-ground"], level = 2 }
[units]
p = { side = "german", type = "7.5cm PaK 40" }
pc = { side = "german", type = "german crew 2-2-8" }
q = { side = "german", type = "7.5cm PaK 40" }
qc = { side = "german", type = "german crew 2-2-8" }
st = { side = "german", type = "StuG IIIG", ce = true }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place p M5 vca M4-L4
place pc M5
place q M6 vca M5-L5
place qc M6
place st M8 vca M7-L7
by boris
place rs M4
rs is known
turn 1 german PFPh
by anna
a1 prep by p gun at M4 units rs infantry-target   !! C2.6-elevation
a2 prep by q gun at M4 units rs infantry-target   ok C2.6-elevation
