# broken A7.81-case-d: the pinned squad fires its PSK with +2
name = "203_psk_pinned_no_d"
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
r1 = { side = "russian", type = "russian 4-4-7" }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place g1 K5
by boris
place r1 K9
place t34 L9 vca L8-M9
by anna
attest tem K5 +1
by boris
attest tem K5 +1
by anna
by boris
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP at K5 range 4 total 4 FP column 4
roll r1 DR 2,4 ift in a1 by boris
a1 ift r1 drm TEM +1 column 4 final 7 result PTC
marker prep-fire on r1
by anna
roll r2 DR 4,5 tc for g1 in a1 by anna
g1 checks PTC r2 morale 7 failed in a1
g1 is pinned in a1
by boris
turn 1 russian MPh
t34 start 1 MP total 1 seen-by g1
t34 enter L8 1 MP total 2 seen-by g1
t34 enter L7 1 MP total 3 seen-by g1
by anna
a2 first by g1 sw:PSK at L7 units t34 vehicle-target range 3 answers t34
roll r3 DR 2,6 to-hit in a2 by anna
a2 to-hit g1 sw:PSK r3 target t34 drm J1 +3 number 8 final 11 miss
marker first-fire on g1
by boris
t34 enter L6 1 MP total 4 seen-by g1
t34 ends motion
turn 1 russian DFPh
