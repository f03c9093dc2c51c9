# legal: `x1/2 area` written for a concealed target
name = "1604_area_for_concealed"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
r1 is concealed
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP x1/2 area at K8 range 3 total 2 FP column 2
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
marker prep-fire on g1
turn 1 german MPh
