# C3.331: Case L on the Area Target Type.
name = "own_c3_331_cases"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVH", ce = false }
t = { side = "russian", type = "russian 4-4-7" }
s = { side = "russian", type = "russian 4-4-7" }
---
by boris
place t K34
t is known
by anna
place f K40 vca K39-L39
by boris
place s K38
s is known
by anna
turn 1 german PFPh
a1 prep by f MA at K38 units s area-target range 2
roll r1 DR 5,5 to-hit in a1
a1 to-hit f MA r1 target s ammo HE drm I +1, L -1 number 7 final 10 miss   ?? C3.331-att-na-cases
turn 1 russian RPh
turn 2 german PFPh
a2 prep by f MA at K38 units s area-target range 2
roll r2 DR 5,5 to-hit in a2
a2 to-hit f MA r2 target s ammo HE drm I +1 number 7 final 11 miss   ok C3.331-att-na-cases
