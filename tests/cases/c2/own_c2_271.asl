# The size of a Gun that is fired at is the one of its counter: a 45mm PTP is small, +1.
name = "own_c2_271"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
p = { side = "german", type = "7.5cm PaK 40" }
pc = { side = "german", type = "german crew 2-2-8" }
q = { side = "german", type = "7.5cm PaK 40" }
qc = { side = "german", type = "german crew 2-2-8" }
u = { side = "german", type = "7.5cm PaK 40" }
uc = { side = "german", type = "german crew 2-2-8" }
atg = { side = "russian", type = "45mm PTP obr. 32" }
ac = { side = "russian", type = "russian crew 2-2-8" }
---
place p K5 vca K4-L4
place pc K5
place q M5 vca L4-M4
place qc M5
place u I5 vca I4-J4
place uc I5
by boris
place atg K1 vca K2-L1
place ac K1
atg is known
ac is known
turn 1 german PFPh
by anna
a1 prep by p gun at K1 units atg,ac infantry-target
roll r1 DR 5,6 to-hit in a1
a1 to-hit p gun r1 target atg drm P -1 final 10 miss   !! C2.271-gun-size
a2 prep by q gun at K1 units atg,ac infantry-target
roll r2 DR 5,6 to-hit in a2
a2 to-hit q gun r2 target atg drm P +1 final 12 miss   ok C2.271-gun-size
a3 prep by u gun at K1 units ac infantry-target
roll r3 DR 5,6 to-hit in a3
a3 to-hit u gun r3 target ac drm P -1 final 10 miss   ?? C2.271-gun-size
