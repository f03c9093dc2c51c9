# broken D3.2-hexspine-least-favorable: the shot along the hexspine between front and side counts as Front
name = "515_hexspine_facing"
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
place g1 M8
by boris
place t34 K8 vca K7-L7
by anna
turn 1 german PFPh
a1 prep by g1 sw:PSK at K8 units t34 vehicle-target range 2
roll r1 DR 3,2 to-hit in a1 by anna
a1 to-hit g1 sw:PSK r1 target t34 number 8 final 5 hit
marker prep-fire on g1
t34 claims facing M8 side
roll r2 DR 3,4 to-kill in a1 by anna
a1 to-kill r2 armor 6 number 20 result burning
t34 suffers burning in a1
turn 1 german MPh
