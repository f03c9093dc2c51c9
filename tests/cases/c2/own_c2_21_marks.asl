# A 57L that is underscored fires no HE, and a mortar that is overscored no AP; a PaK 40 has both.
name = "own_c2_21_marks"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
m = { side = "german", type = "8cm GrW 34" }
mc = { side = "german", type = "german crew 2-2-8" }
p = { side = "german", type = "7.5cm PaK 40" }
pc = { side = "german", type = "german crew 2-2-8" }
k = { side = "german", weapons = { gun = { kind = "ordnance", gun = "AT", calibre = "57L", no-he = true, rof = 2, b = 12, target-size = 0, m = 8 } } }
kc = { side = "german", type = "german crew 2-2-8" }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "T-34 M41" }
---
place m K5 vca K4-L4
place mc K5
place p M5 vca L4-M4
place pc M5
place k O5 vca N4-O4
place kc O5
by boris
place rs M1
place t K1 vca K2-L1
rs is known
t is known
turn 1 german PFPh
by anna
a1 prep by m gun at K1 units t area-target
roll r1 DR 5,6 to-hit in a1
a1 to-hit m gun r1 target t ammo AP final 11 miss   !! C2.21-no-ap
a2 prep by p gun at K1 units t vehicle-target
roll r2 DR 5,6 to-hit in a2
a2 to-hit p gun r2 target t ammo AP final 11 miss   ok C2.21-no-ap
a3 prep by k gun at M1 units rs infantry-target
roll r3 DR 5,6 to-hit in a3
a3 to-hit k gun r3 target rs ammo HE final 11 miss   !! C2.21-no-he
