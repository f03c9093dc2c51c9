# Who is unarmed hurts no enemy AFV and may not stay in its hex (D2.6); a vehicle set up in Motion makes no Prep Fire (D2.4).
name = "D2.6: an unarmed vehicle"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
tr = { side = "german", class = "truck", afv = false, mp = 20, red-mp = false, armed = false, carries = true }
tank = { side = "russian", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = false, open-topped = false, carries = false }
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, carries = false, weapons = { MA = { kind = "ordnance", rof = 2 } } }
te = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place tr K5 vca K4-L4
place tank K3 vca K2-L2
place te T5
turn 1 german PFPh
place pz T9 vca T8-U9 motion forward
a1 prep by pz MA at T5 units te infantry-target   !! D2.4-no-prep-fire
roll r1 DR 6,5 to-hit in a1
a1 to-hit pz MA r1 target te drm C4 +9 number 8 final 20 miss
marker prep-fire on pz
turn 1 german MPh
tr start 1 MP
tr enter K4 4 MP
tr enter K3 5 MP
tr stop 1 MP   !! D2.6-no-stop
tr ends
turn 1 german DFPh
