# broken A7.531-th-not-effects: the leader who directed the PSK at a building has no DRM on the effects
name = "707_leader_on_he"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }

[weapons]
PSK = "german psk"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place gl K5
by boris
place r1 K8
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
a1 prep by g1 sw:PSK at K8 infantry-target range 3 directed-by gl
roll r1 DR 2,3 to-hit in a1 by anna
a1 to-hit g1 sw:PSK r1 target r1 drm leader -1, TEM +3 number 7 final 7 hit
roll r2 DR 4,6 ift in a1 by anna
a1 ift r2 drm leader -1 column 12 final 9 result NMC
marker prep-fire on g1
marker prep-fire on gl
by boris
roll r3 DR 1,2 mc for r1 in a1 by boris
r1 checks NMC r3 morale 7 passed in a1
by anna
turn 1 german MPh
