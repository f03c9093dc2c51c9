# legal: a 9-1 directs a PSK at a T-34 in its MPh: his DRM on the To Hit roll alone
name = "35_psk_directed"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }

[weapons]
PSK = "german psk"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
gl = { side = "german", type = "9-1" }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place g1 K5
place gl K5
by boris
place t34 L9 vca L8-M9
by anna
attest tem K5 +1
by boris
attest tem K5 +1

turn 1 russian MPh
t34 start 1 MP total 1 seen-by g1,gl
t34 enter L8 1 MP total 2 seen-by g1,gl
t34 enter L7 1 MP total 3 seen-by g1,gl
by anna
a1 first by g1 sw:PSK at L7 units t34 vehicle-target range 3 answers t34 directed-by gl
roll r1 DR 2,3 to-hit in a1 by anna
a1 to-hit g1 sw:PSK r1 target t34 drm leader -1, J1 +3 number 8 final 7 hit
marker first-fire on g1 at K5
marker first-fire on gl at K5
t34 claims facing K5 front
roll r2 DR 3,4 to-kill in a1 by anna
a1 to-kill r2 armor 11 number 15 result burning
t34 suffers burning in a1
by boris
turn 1 russian DFPh
