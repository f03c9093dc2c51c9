# legal: a PSK hits the rear of a halftrack; result burning; the Passengers are lost
name = "1307_psk_rear"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PSK = "german psk"

[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
pax = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7", sw = ["PSK"] }
---
by anna
place ht K8 vca K9-L8
place pax K8
pax boards ht
by boris
place r1 K6
turn 1 russian PFPh
a1 prep by r1 sw:PSK at K8 units ht vehicle-target range 2
roll r1 DR 3,2 to-hit in a1 by boris
a1 to-hit r1 sw:PSK r1 target ht number 9 final 5 hit
ht claims facing K6 rear
roll r2 DR 3,4 to-kill in a1 by boris
a1 to-kill r2 armor 1 number 26 result burning
ht suffers burning in a1
marker prep-fire on r1
by anna
pax eliminated
by boris
turn 1 russian MPh
