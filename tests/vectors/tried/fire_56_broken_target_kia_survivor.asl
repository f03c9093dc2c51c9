# legal: 1KIA: the dr picks r1; r2, broken already, suffers Casualty Reduction; the berserk rb too
name = "56_broken_target_kia_survivor"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
hs = { side = "russian", type = "russian 2-3-7" }
---
by anna
place g1 K5
place g2 K5
place gl K5
by boris
place r1 K8
place r2 K8
r2 is broken
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 directed-by gl total 8 FP column 8
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 drm leader -1 column 8 final 2 result 1KIA
marker prep-fire on g1 at K5
marker prep-fire on g2 at K5
marker prep-fire on gl at K5
by boris
roll r2 dr 5 rs for r1 in a1 by boris
roll r3 dr 2 rs for r2 in a1 by boris
random-selection of r1:r2,r2:r3 chosen r1 in a1
r1 eliminated
r2 reduced into r2h like hs in a1
by anna
turn 1 german MPh
