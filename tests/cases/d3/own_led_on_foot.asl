# A leader in the Location of a CE halftrack directs its AAMG, on foot too (D6.65); not one elsewhere, and none while it is BU.
name = "own_led_on_foot"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
ht2 = { side = "german", type = "SPW 251/1", ce = true }
ht3 = { side = "german", type = "SPW 251/1", ce = false }
l1 = { side = "german", type = "9-1" }
l2 = { side = "german", type = "9-1" }
l3 = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place ht B4 vca B3-C4
place l1 B4
place r1 B1
place ht2 F4 vca F3-G4
place l2 F5
place r2 F1
place ht3 J4 vca J3-K4
place l3 J4
place r3 J1
turn 1 german PFPh
a1 prep by ht AAMG 3 FP at B1 units r1 range 3 directed-by l1 total 3 FP column 2
roll r11 DR 6,5 ift in a1
a1 ift r11 drm leader -1 column 2 final 10 result NE   ok D3.4-infantry-leader-no-vehicle-effect
a2 prep by ht2 AAMG 3 FP at F1 units r2 range 3 directed-by l2 total 3 FP column 2   !! A7.531-same-location
roll r12 DR 6,5 ift in a2
a2 ift r12 drm leader -1 column 2 final 10 result NE
a3 prep by ht3 AAMG 3 FP at J1 units r3 range 3 directed-by l3 total 3 FP column 2   !! D3.5-bu-limits
roll r13 DR 6,5 ift in a3
a3 ift r13 drm leader -1 column 2 final 10 result NE
