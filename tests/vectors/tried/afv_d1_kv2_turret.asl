# legal: the KV-2 has its 152 in a turret that traverses as NT (vehicles.json: turret NT, MA mount turret): the TCA turns alone, one hexspine at NT +3
name = "D1_kv2_turret"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
pzc = { side = "german", type = "PzKpfw IVH", ce = true }
p3 = { side = "german", type = "PzKpfw IIIG", ce = true }
mk = { side = "german", type = "Marder II" }
spw = { side = "german", type = "SPW 251/1" }
bren = { side = "russian", type = "Carrier A" }
m3 = { side = "russian", type = "M3 Halftrack", ce = true }
kv = { side = "russian", type = "KV-2", ce = false }
r35 = { side = "russian", type = "R35", ce = false }
lee = { side = "russian", type = "Lee(a)", ce = false }
jp = { side = "german", type = "JgdPz V", ce = false }
gs = { side = "german", type = "german 4-6-7", sw = [] }
t34 = { side = "russian", type = "T-34/85", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place kv F5 vca G5-G6
place gs H2
gs is known
turn 1 russian PFPh
a1 prep by kv MA at H2 units gs infantry-target range 4 tca F4-G5
roll r1 DR 4,5 to-hit in a1 by boris
a1 to-hit kv MA r1 target gs drm A +3, I +1 number 8 final 13 miss
marker prep-fire on kv
phase-end
