# broken A7.53-new-fg-or-sw-bars: the 8-1 directed g1 in First Fire; in SFF the LMG of g1, unfired then, joins under his direction
name = "1013_leader_first_fire_then_new_sw"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
gl = { side = "german", type = "8-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place gl K5
by boris
place r1 K8
by anna
by boris
turn 1 russian MPh
r1 moves K7 1 MF not-assault seen-by g1,gl
by anna
a1 first by g1 inherent 4 FP at K7 range 2 answers r1 directed-by gl total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1, leader -1 column 4 final 8 result NE
marker first-fire on g1
marker first-fire on gl
by boris
r1 moves K6 1 MF not-assault seen-by g1,gl
by anna
a2 subsequent by g1 inherent 4 FP x2 PBF x1/2 SFF, g1 sw:LMG 3 FP x2 PBF x1/2 SFF at K6 range 1 answers r1 directed-by gl total 7 FP column 6
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1, leader -1 column 6 final 8 result PTC
marker final-fire on g1
by boris
roll r3 DR 1,2 tc for r1 in a2 by boris
r1 checks PTC r3 morale 7 passed in a2
turn 1 russian DFPh
