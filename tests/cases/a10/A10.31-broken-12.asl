# A broken unit that fails its MC with an Original 12 is eliminated, leaders too (A10.31).
name = "A10.31: a broken unit and an Original 12"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
l1 = { side = "russian", type = "8-1", broken-morale = 7 }
l2 = { side = "russian", type = "8-1", broken-morale = 7 }
---
place s1 A1
place s2 G1
place l1 A4
place l2 G4
l1 is broken,dm
l2 is broken,dm
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at A4 range 3 total 4 FP column 4
roll r1 DR 1,3 ift in a1
a1 ift r1 column 4 final 4 result 1MC
marker prep-fire on s1 at A1
roll r2 DR 6,6 mc for l1 in a1
l1 checks 1MC r2 morale 7 failed in a1
l1 eliminated
a2 prep by s2 inherent 4 FP at G4 range 3 total 4 FP column 4
roll r3 DR 1,3 ift in a2
a2 ift r3 column 4 final 4 result 1MC
marker prep-fire on s2 at G1
roll r4 DR 6,6 mc for l2 in a2
l2 checks 1MC r4 morale 7 failed in a2
roll r5 dr 2 wound for l2 in a2
l2 is wounded in a2
phase-end   ok A10.31-broken-12  !! A10.31-broken-12
