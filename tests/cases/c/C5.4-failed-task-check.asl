# The crew of an open-topped AFV that failed its Pin Task Check is pinned (A7.82) and pays Case D, though no counter tells it (C5.4).
name = "pinned open top"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "russian mmg"

[units]
v = { side = "german", type = "SU-76M", ce = true }
s = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
---
by gerda
place v F5 vca F4-G5
by rudi
place s H2
s is known
turn 1 russian PFPh
a1 prep by s inherent 4 FP, s sw:MMG 4 FP at F5 units v range 4 total 8 FP column 8
roll r1 DR 5,2 ift in a1 by rudi
a1 ift r1 drm CE +2 column 8 final 9 result PTC
marker prep-fire on s
by gerda
roll r2 DR 6,4 tc for v in a1 by gerda
v checks PTC r2 morale 8 failed in a1
turn 1 russian DFPh   !! A7.82-ot-crew-penalties
a2 final by v MA at H2 units s infantry-target range 4
roll r3 DR 5,6 to-hit in a2 by gerda
a2 to-hit v MA r3 target s drm D +2 number 8 final 13 miss   ok C5.4-case-d
marker final-fire on v
by rudi
turn 1 russian AFPh
