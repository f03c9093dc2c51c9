# A 2KIA of three: the dice choose two, and one is named and goes; one finding.
name = "A.9: two are due"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
MMG = "german mmg"
MMG2 = "german mmg"
[units]
s1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
s2 = { side = "german", type = "german 4-6-7", sw = ["MMG2"] }
u1 = { side = "russian", type = "russian 4-4-7", sw = [] }
u2 = { side = "russian", type = "russian 4-4-7", sw = [] }
l1 = { side = "russian", type = "8-0" }
---
by anna
place s1 K9
place s2 K9
by boris
place u1 K8
place u2 K8
place l1 K8
by anna
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x2 PBF, s1 sw:MMG 5 FP x2 PBF, s2 inherent 4 FP x2 PBF, s2 sw:MMG2 5 FP x2 PBF at K8 range 1 total 36 FP column 36
roll r1 DR 4,1 ift in a1 by anna
a1 ift r1 column 36 final 5 result 2KIA
marker prep-fire on s1 at K9
marker prep-fire on s2 at K9
by boris
roll r2 dr 6 rs for u1 in a1 by boris
roll r3 dr 4 rs for u2 in a1 by boris
roll r4 dr 5 rs for l1 in a1 by boris
random-selection of u1:r2,u2:r3,l1:r4 chosen u1 in a1   !! A.9-highest
u1 eliminated
l1 is broken,dm in a1
u2 is broken,dm in a1
by anna
turn 1 german MPh
