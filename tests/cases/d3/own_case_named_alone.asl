# C5: a Case that is named without a figure stands for the figure that is due.
name = "own_case_named_alone"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = false, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 } } }
rs = { side = "russian", type = "russian 4-4-7", kind = "squad" }
---
place pz K5 vca K4-L4
place rs K2
rs is known
turn 1 german PFPh
a1 prep by pz MA at K2 units rs
roll r1 DR 3,4 to-hit in a1
a1 to-hit pz MA r1 target rs drm BU
