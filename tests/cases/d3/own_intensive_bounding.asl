# Bounding First Fire again without ROF: as Intensive Fire, once, from the hex of the first shot (C2.24, C5.6, D3.3).
name = "own_intensive_bounding"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t1 = { side = "russian", type = "T-34/85", ce = false, radioless = false }
t2 = { side = "russian", type = "T-34/85", ce = false, radioless = false }
t3 = { side = "russian", type = "T-34/85", ce = false, radioless = false }
p1 = { side = "german", type = "PzKpfw IVH", ce = false }
p2 = { side = "german", type = "PzKpfw IVH", ce = false }
p3 = { side = "german", type = "PzKpfw IVH", ce = false }
---
place t1 F7 vca F6-G7
place p1 F3 vca F4-G4
place t2 K7 vca K6-L6
place p2 K3 vca K4-L3
place t3 P7 vca P6-Q7
place p3 P3 vca P4-Q4
p1 is known
p2 is known
p3 is known
turn 1 russian MPh
t1 start 1 MP seen-by p1
t1 stop 1 MP seen-by p1
a1 bounding by t1 MA at F3 units p1 vehicle-target
roll r1 DR 6,5 to-hit in a1
a1 to-hit t1 MA r1 target p1 drm C2 +6, I +1 number 10 final 18 miss
a2 bounding by t1 MA at F3 units p1 vehicle-target   ok D3.3-any-mph-shot-is-bounding
roll r2 DR 6,5 to-hit in a2
a2 to-hit t1 MA r2 target p1 drm C2 +6, F +2, I +1 number 10 final 20 miss   ok C5.6-case-f   ok D3.3-repeat-stop-and-fire
marker intensive-fire on t1
marker bounding-fire on t1
t1 ends
# without Case F and without the counter
t2 start 1 MP seen-by p2
t2 stop 1 MP seen-by p2
a3 bounding by t2 MA at K3 units p2 vehicle-target
roll r3 DR 6,5 to-hit in a3
a3 to-hit t2 MA r3 target p2 drm C2 +6, I +1 number 10 final 18 miss
a4 bounding by t2 MA at K3 units p2 vehicle-target
roll r4 DR 6,5 to-hit in a4
a4 to-hit t2 MA r4 target p2 drm C2 +6, I +1 number 10 final 18 miss   !! D3.3-repeat-stop-and-fire
marker bounding-fire on t2
t2 ends
# from another hex
t3 start 1 MP seen-by p3
t3 stop 1 MP seen-by p3
a5 bounding by t3 MA at P3 units p3 vehicle-target
roll r5 DR 6,5 to-hit in a5
a5 to-hit t3 MA r5 target p3 drm C2 +6, I +1 number 10 final 18 miss
t3 start 1 MP seen-by p3
t3 enter P6 1 MP seen-by p3
t3 stop 1 MP seen-by p3
a6 bounding by t3 MA at P3 units p3 vehicle-target   !! D3.3-repeat-stop-and-fire
roll r6 DR 6,5 to-hit in a6
a6 to-hit t3 MA r6 target p3 drm C +4, F +2, I +1 number 10 final 18 miss   ok C5.6-case-f
marker bounding-fire on t3
t3 ends
