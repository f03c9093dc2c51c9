# legal: Opportunity Fire of a squad and its MMG directed by a leader who also lies under the counter; ROF shot directed too
name = "610_opp_fire_directed"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }

[weapons]
MMG = "german mmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place gl K5
by boris
place r1 K8
place r2 N6
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
marker opportunity-fire on g1 at K5
marker opportunity-fire on gl at K5
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
a1 opportunity by g1 inherent 4 FP, g1 sw:MMG 5 FP at K8 range 3 directed-by gl total 9 FP column 8
roll r1 DR 2,5 ift in a1 by anna
a1 ift r1 drm leader -1, TEM +3 column 8 final 9 result PTC
by boris
roll r2 DR 1,2 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
by anna
a2 opportunity by g1 sw:MMG 5 FP rof at N6 range 3 directed-by gl total 5 FP column 4
roll r3 DR 5,5 ift in a2 by anna
a2 ift r3 drm leader -1 column 4 final 9 result NE
marker opportunity-fire on g1 removed
marker prep-fire on g1
marker opportunity-fire on gl removed
marker prep-fire on gl
turn 1 german RtPh
