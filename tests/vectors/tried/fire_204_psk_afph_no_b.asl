# broken: (C5.2, Case B) at the To Hit: a PSK fired in the AFPh has +2
name = "204_psk_afph_no_b"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PSK = "german psk"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place g1 K5
by boris
place t34 K8 vca K7-L7
by anna
turn 1 german AFPh
a2 advancing by g1 sw:PSK at K8 units t34 vehicle-target range 3
roll r3 DR 4,5 to-hit in a2 by anna
a2 to-hit g1 sw:PSK r3 target t34 number 8 final 9 miss
turn 1 german RtPh
