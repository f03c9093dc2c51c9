# legal: 2KIA on three: the dr take leader and squad; the last breaks
name = "1008_leader_killed_llmc_none"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "9-2" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
rl = { side = "russian", type = "8-1" }
---
by anna
place g1 K7
place g2 K7
place gl K7
by boris
place r1 K8
place r2 K8
place rl K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP x2 PBF, g2 inherent 4 FP x2 PBF at K8 range 1 directed-by gl total 16 FP column 16
roll r1 DR 1,3 ift in a1 by anna
a1 ift r1 drm leader -2 column 16 final 2 result 2KIA
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on gl
by boris
roll r2 dr 5 rs for r1 in a1 by boris
roll r3 dr 1 rs for r2 in a1 by boris
roll r4 dr 6 rs for rl in a1 by boris
random-selection of r1:r2,r2:r3,rl:r4 chosen rl,r1 in a1
rl eliminated
r1 eliminated
r2 is broken,dm in a1
by anna
turn 1 german MPh
