# Bounding First Fire without a Gyro neither gains nor uses acquisition (C6.5).
name = "C6.5: Bounding First Fire"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
pz2 = { side = "german", type = "PzKpfw IVH", ce = false }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
place pz F5 vca G5-G6
place pz2 F7 vca G7-G8
place t34 N5 vca M5-M6
t34 is known
turn 1 german MPh
pz start 1 MP seen-by t34
pz stop 1 MP seen-by t34
a1 bounding by pz MA at N5 units t34 vehicle-target range 8
roll r1 DR 4,5 to-hit in a1
a1 to-hit pz MA r1 target t34 drm C2 +6, I +1, N -1 number 9 final 15 miss   !! C6.5-acquired
marker bounding-fire on pz
pz ends
pz2 start 1 MP seen-by t34
pz2 stop 1 MP seen-by t34
a2 bounding by pz2 MA at N5 units t34 vehicle-target
roll r2 DR 4,5 to-hit in a2
a2 to-hit pz2 MA r2 target t34 drm C2 +6, I +1 number 9 final 16 miss
marker bounding-fire on pz2
pz2 ends
turn 1 german DFPh
