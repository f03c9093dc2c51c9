# illegal: a PaK 38 (ROF 3) that turned one hexspine fires again by a colored 3: for that shot its ROF is 2.
name = "CD-100"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pak = { side = "german", type = "5cm PaK 38" }
gc = { side = "german", type = "german crew 2-2-8" }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pak K5 vca J4-K4
place gc K5
by boris
place rs M2
rs is known
turn 1 german PFPh
by anna
a1 prep by pak gun at M2 units rs infantry-target vca K4-L4
roll r1 DR 3,6 to-hit in a1
a1 to-hit pak gun r1 target rs drm A +3 number 8 final 12 miss
a2 prep by pak gun rof at M2 units rs infantry-target   !! C2.24-rof-kept
roll r2 DR 4,6 to-hit in a2
a2 to-hit pak gun r2 target rs drm N -1 number 8 final 9 miss
