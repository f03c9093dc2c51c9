# legal: FT at a concealed target: 12 FP (A22.1), no TEM
name = "905_ft_concealed"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
FT = "ft"

[units]
g1 = { side = "german", type = "german 8-3-8", sw = ["FT"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K7
by boris
place r1 K8
r1 is concealed
by anna
turn 1 german PFPh
a1 prep by g1 sw:FT 24 FP x1/2 concealed at K8 range 1 total 12 FP column 12
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 12 final 11 result NE
g1 disables sw:FT r1
marker prep-fire on g1
turn 1 german MPh
