# broken A7.531-once-per-player-turn: the 9-1 directed g1 in the PFPh and directs g2 in the AFPh
name = "124_leader_directs_in_afph_again"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
place gl K5
by boris
place r1 K8
place r2 N6
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K8 range 3 directed-by gl total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm leader -1 column 4 final 10 result NE
marker prep-fire on g1
marker prep-fire on gl
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
a2 advancing by g2 inherent 4 FP x1/2 AFPh at N6 range 3 directed-by gl total 2 FP column 2
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm leader -1 column 2 final 10 result NE
turn 1 german RtPh
