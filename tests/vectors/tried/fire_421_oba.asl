# legal: OBA of 80mm, 16 FP, on K8 in the PFPh: 1KIA.. here NMC; no Cowering on 5,5
name = "421_oba"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
gl = { side = "german", type = "8-0" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place gl K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by gl oba 16 FP at K8 range 3 total 16 FP column 16
roll r1 DR 5,5 ift in a1 by anna
a1 ift r1 column 16 final 10 result NMC
by boris
roll r2 DR 1,2 mc for r1 in a1 by boris
r1 checks NMC r2 morale 7 passed in a1
by anna
turn 1 german MPh
