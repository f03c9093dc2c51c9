# D2.38: a truck in Bypass stands in the open, whatever TEM both accept of the hex; inside the hex it has it.
name = "own_bypass_tem"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["open-ground"], obstacle = ["building"], entry = "half" }
A5 = { is = ["open-ground"], obstacle = ["building"], entry = "half" }
G5 = { is = ["open-ground"], obstacle = ["building"], entry = "half" }

[units]
k = { side = "german", class = "truck", afv = false, mp = 20 }
k2 = { side = "german", class = "truck", afv = false, mp = 20 }
k3 = { side = "german", class = "truck", afv = false, mp = 20 }
s = { side = "russian", type = "4-4-7", kind = "squad" }
s2 = { side = "russian", type = "4-4-7", kind = "squad" }
s3 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place k K5 along K5-K4 cafp K5-K4-L4
place k2 A5 along A5-A4 cafp A5-A4-B4
place k3 G5 vca G4-H4
place s K2
place s2 A2
place s3 G2
attest tem K5 +2
attest tem A5 +2
attest tem G5 +2
turn 1 russian PFPh
a1 prep by s inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 5,6 ift in a1
a1 ift r1 column 4 final 11 result NE   ok A7.3-final-dr
a2 prep by s2 inherent 4 FP at A5 range 3 total 4 FP column 4
roll r2 DR 5,6 ift in a2
a2 ift r2 drm TEM +2 column 4 final 13 result NE   !! A7.6-tem
a3 prep by s3 inherent 4 FP at G5 range 3 total 4 FP column 4
roll r3 DR 5,6 ift in a3
a3 ift r3 drm TEM +2 column 4 final 13 result NE   ok A7.6-tem
