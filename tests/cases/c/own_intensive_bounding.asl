# Intensive Fire twice as Bounding First Fire (C5.6)
name = "Intensive Fire twice as Bounding First Fire"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[units.pz]
side = "german"
type = "PzKpfw IVH"
[units.r1]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place pz F8 vca F7-G8
place r1 F4
turn 1 german MPh
pz delay 1 MP total 1 seen-by r1
pz delay 1 MP total 2 seen-by r1
pz delay 1 MP total 3 seen-by r1
pz delay 1 MP total 4 seen-by r1
a1 bounding by pz MA at F4 units r1 infantry-target
roll r1 DR 4,6 to-hit in a1
a1 to-hit pz MA r1 target r1 drm I +1, C +4 number 8 final 15 miss
pz delay 1 MP total 5 seen-by r1
a2 bounding by pz MA at F4 units r1 infantry-target
roll r2 DR 5,4 to-hit in a2
a2 to-hit pz MA r2 target r1 drm I +1, C +4, F +2 number 8 final 16 miss
pz delay 1 MP total 6 seen-by r1
a3 bounding by pz MA at F4 units r1 infantry-target
roll r3 DR 5,4 to-hit in a3
a3 to-hit pz MA r3 target r1 drm I +1, C +4, F +2 number 8 final 16 miss   !! C5.6-once
marker bounding-fire on pz
turn 1 german DFPh
