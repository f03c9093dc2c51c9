# A ROF shot after Intensive Fire (C5.6)
name = "A ROF shot after Intensive Fire"
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
turn 1 german PFPh
a1 prep by pz MA at F4 units r1 infantry-target
roll r1 DR 6,3 to-hit in a1
a1 to-hit pz MA r1 target r1 drm I +1 number 8 final 10 miss
a2 prep by pz MA at F4 units r1 infantry-target
roll r2 DR 1,6 to-hit in a2
a2 to-hit pz MA r2 target r1 drm I +1, F +2, N -1 number 8 final 9 miss
a3 prep by pz MA rof at F4 units r1 infantry-target
roll r3 DR 6,4 to-hit in a3
a3 to-hit pz MA r3 target r1 drm I +1, N -2 number 8 final 9 miss   ?? C5.6-once
turn 1 german MPh
turn 1 german DFPh
