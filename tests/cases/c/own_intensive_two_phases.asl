# Intensive Fire in the MPh and again in the DFPh (C5.6)
name = "Intensive Fire in the MPh and again in the DFPh"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[units.pz]
side = "german"
type = "PzKpfw IVH"
[units.t34]
side = "russian"
type = "T-34/85"
[default-terrain]
is = ["open-ground"]
---
place pz F8 vca F9-E9
place t34 F16 vca F15-G16
turn 1 russian MPh
t34 start 1 MP total 1 seen-by pz
t34 enter F15 1 MP total 2 seen-by pz
a1 first by pz MA at F15 units t34 vehicle-target answers t34
roll r1 DR 6,3 to-hit in a1
a1 to-hit pz MA r1 target t34 drm I +1, J1 +3 number 9 final 13 miss
t34 enter F14 1 MP total 3 seen-by pz
a2 first by pz MA at F14 units t34 vehicle-target answers t34
roll r2 DR 6,3 to-hit in a2
a2 to-hit pz MA r2 target t34 drm I +1, J1 +3, F +2, N -1 number 10 final 14 miss
t34 stop 1 MP total 4 seen-by pz
t34 ends
turn 1 russian DFPh
a3 final by pz MA at F14 units t34 vehicle-target
roll r3 DR 6,3 to-hit in a3
a3 to-hit pz MA r3 target t34 drm I +1, J +2, F +2, N -2 number 10 final 12 miss   !! C5.6-once
turn 1 russian RtPh
