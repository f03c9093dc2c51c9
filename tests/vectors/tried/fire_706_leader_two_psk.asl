# broken A7.53-one-th-attempt: the leader affects a second To Hit attempt of another PSK
name = "706_leader_two_psk"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PSK = "german psk"
PSK2 = "german psk"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
g2 = { side = "german", type = "german 4-6-7", sw = ["PSK2"] }
gl = { side = "german", type = "9-1" }
t34 = { side = "russian", type = "T-34/85", ce = false }
t2 = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place g1 K5
place g2 K5
place gl K5
by boris
place t34 K8 vca K7-L7
place t2 N6 vca M6-M7
by anna
turn 1 german PFPh
a1 prep by g1 sw:PSK at K8 units t34 vehicle-target range 3 directed-by gl
roll r1 DR 4,5 to-hit in a1 by anna
a1 to-hit g1 sw:PSK r1 target t34 drm leader -1 number 7 final 8 miss
a2 prep by g2 sw:PSK2 at N6 units t2 vehicle-target range 3 directed-by gl
roll r2 DR 4,5 to-hit in a2 by anna
a2 to-hit g2 sw:PSK2 r2 target t2 drm leader -1 number 7 final 8 miss
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on gl
turn 1 german MPh
