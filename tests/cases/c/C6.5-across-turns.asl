# What a gun acquired in an earlier Player Turn stands where neither it nor its target has moved; where the target has, the players
# alone know whether it stayed in LOS (C6.5).
name = "C6.5: across Player Turns"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
pz2 = { side = "german", type = "PzKpfw IVH", ce = false }
t34 = { side = "russian", type = "T-34/85", ce = false, radioless = false }
kv = { side = "russian", type = "KV-1 M41", ce = false, radioless = false }
---
place pz F5 vca G5-G6
place pz2 F15 vca G15-G16
place t34 N5 vca M5-M6
place kv N15 vca M15-M16
t34 is known
kv is known
turn 1 german PFPh
a1 prep by pz MA at N5 units t34 vehicle-target range 8
roll r1 DR 4,5 to-hit in a1
a1 to-hit pz MA r1 target t34 drm I +1 number 9 final 10 miss
a2 prep by pz2 MA at N15 units kv vehicle-target range 8
roll r2 DR 4,6 to-hit in a2
a2 to-hit pz2 MA r2 target kv drm I +1, P -1 number 9 final 10 miss
marker prep-fire on pz
marker prep-fire on pz2
turn 1 russian MPh
kv start 1 MP seen-by pz2
roll r20 DR 2,3 reliability for kv
kv reliability r20 ok
kv enter M15 1 MP seen-by pz2
kv stop 1 MP seen-by pz2
kv ends
turn 1 russian DFPh
a3 final by pz MA at N5 units t34 vehicle-target range 8
roll r3 DR 4,6 to-hit in a3
a3 to-hit pz MA r3 target t34 drm I +1, N -1 number 9 final 10 miss   ok C6.5-acquired
a4 final by pz2 MA at M15 units kv vehicle-target range 7
roll r4 DR 4,6 to-hit in a4
a4 to-hit pz2 MA r4 target kv drm I +1, J +2, N -1, P -1 number 9 final 11 miss   ?? C6.5-acquired
marker final-fire on pz
marker final-fire on pz2
turn 2 german PFPh
a5 prep by pz MA at N5 units t34 vehicle-target range 8
roll r5 DR 4,5 to-hit in a5
a5 to-hit pz MA r5 target t34 drm I +1, N -2 number 9 final 8 hit   ok C6.5-acquired
