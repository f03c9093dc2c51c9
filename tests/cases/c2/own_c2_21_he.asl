# A PaK 40 fires HE: its calibre is not underscored.
name = "own_c2_21_he"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
p = { side = "german", type = "7.5cm PaK 40" }
pc = { side = "german", type = "german crew 2-2-8" }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place p M5 vca L4-M4
place pc M5
by boris
place rs M1
rs is known
turn 1 german PFPh
by anna
a2 prep by p gun at M1 units rs infantry-target
roll r2 DR 5,6 to-hit in a2
a2 to-hit p gun r2 target rs ammo HE final 11 miss   ok C2.21-no-he
