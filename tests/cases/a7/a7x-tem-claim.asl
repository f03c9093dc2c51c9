# vector a7x-tem-claim
# Stone building TEM +3 omitted on an attested stone building hex.
name = "a7x-tem-claim"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "8-6-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
attest tem M5 +3
place x K5
place t M5
turn 1 german PFPh
a1 prep by x inherent 8 FP at M5
roll r1 DR 3,4 ift in a1
a1 ift r1   !! A7.6-tem  = drm +3
