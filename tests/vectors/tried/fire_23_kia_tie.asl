# broken A7.301-tie-extra: two tie with the highest dr of a 1KIA, both are eliminated; r2 only breaks in the log
name = "23_kia_tie"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
rl = { side = "russian", type = "8-0" }
---
by anna
place g1 K5
place g2 K5
place gl K5
by boris
place r1 K8
place r2 K8
place rl K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g1 sw:HMG 7 FP, g2 inherent 4 FP at K8 range 3 directed-by gl total 15 FP column 12
roll r1 DR 2,1 ift in a1 by anna
a1 ift r1 drm leader -1 column 12 final 2 result 1KIA
marker prep-fire on g1 at K5
marker prep-fire on g2 at K5
marker prep-fire on gl at K5
by boris
roll r2 dr 5 rs for r1 in a1 by boris
roll r3 dr 5 rs for r2 in a1 by boris
roll r4 dr 2 rs for rl in a1 by boris
random-selection of r1:r2,r2:r3,rl:r4 chosen r1 in a1
r1 eliminated
r2 is broken,dm in a1
rl is broken,dm in a1
by anna
turn 1 german MPh
