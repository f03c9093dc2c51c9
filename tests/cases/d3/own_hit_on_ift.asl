# A hit with the Infantry Target Type: TEM and Hindrance modified the To Hit roll, and not the IFT roll too.
name = "own_hit_on_ift"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 3 } } }
s447 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place pz X5 vca X4-Y5
place s447 X2
attest tem X2 +2
pz los s447 exists hindrance +1

turn 1 german PFPh
a1 prep by pz MA at X2 infantry-target
roll r1 DR 1,1 to-hit in a1
a1 to-hit pz MA r1 target s447 drm Q +2, R +1 number 8 final 5 hit
roll r2 DR 5,6 ift in a1
a1 ift r2 column 12 final 11 result none   ok A7.6-tem  ok A7.6-hindrance
a2 prep by pz MA rof at X2 infantry-target
roll r3 DR 1,1 to-hit in a2
a2 to-hit pz MA r3 target s447 drm Q +2, R +1, acq -1 number 8 final 4 hit
roll r4 DR 4,5 ift in a2
a2 ift r4 drm TEM +2 column 12 final 11 result none   !! A7.6-tem
marker prep-fire on pz
