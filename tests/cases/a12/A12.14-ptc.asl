# vector A12.14-ptc
# A concealed squad is attacked from 20 hexes by a directed HMG with a PTC, passes it, and loses its "?".
name = "A12.14-ptc"
printing = "2e"

[weapons]
HMG = { kind = "mg", fp = 7, range = 16, rof = 2, b = 12 }

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "russian", type = "4-6-7", kind = "squad", sw = ["HMG"] }
l = { side = "russian", type = "9-2", sw = [] }
---
by anna
place s K3
s is concealed
by boris
place f K23
place l K23
f los s exists
turn 1 russian PFPh
a1 prep by f sw:HMG 7 FP x1/2 long-range x1/2 concealed at K3 range 20 directed-by l total 7/4 FP column 1   = column 1
roll r1 DR 4,3 ift in a1
a1 ift r1 drm leader -2 final 5 result PTC   = PTC
by anna
roll r2 DR 2,3 tc for s in a1
s checks PTC r2 morale 7 passed in a1
s is no-longer concealed in a1
by boris
marker prep-fire on f
turn 1 russian MPh   ok A12.14-ptc
