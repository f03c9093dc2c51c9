# C5.9: a CE small turret.
name = "CD-097"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "T-34 M41", ce = true }
t = { side = "german", type = "PzKpfw IVH", ce = false }
---
by boris
place t K34 vca K33-L33
t is known
by anna
place f K40 vca K39-L39
turn 1 russian PFPh
a1 prep by f MA at K34 units t vehicle-target range 6   !! C5.9-rst-1mt  = not allowed
