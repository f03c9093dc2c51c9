# broken A7.352-small-unit-loses-inherent: the crew fired its HMG and has no inherent FP left
name = "62_crew_inherent_after_mg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["woods"] }

[weapons]
HMG = "german hmg"

[units]
gc = { side = "german", type = "german crew 2-2-8", sw = ["HMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place gc K6
by boris
place r1 K8
place r2 L7
by anna
attest tem K8 +1
by boris
attest tem K8 +1
by anna
turn 1 german PFPh
a1 prep by gc sw:HMG 7 FP at K8 range 2 total 7 FP column 6
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm TEM +1 column 6 final 12 result NE
a2 prep by gc inherent 2 FP at L7 range 2 total 2 FP column 2
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 column 2 final 10 result NE
marker prep-fire on gc at K6
turn 1 german MPh
