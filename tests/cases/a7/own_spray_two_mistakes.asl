# A7.34, A7.301: of the Locations that were sprayed one has no Random Selection, in the other it was passed over.
name = "own_spray_two_mistakes"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", kind = "squad", fp = 40, range = 6, morale = 8, spraying = true, inexperienced = false }
t1 = { side = "russian", type = "4-6-7", kind = "squad" }
t2 = { side = "russian", type = "4-6-7", kind = "squad" }
t3 = { side = "russian", type = "4-6-7", kind = "squad" }
t4 = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place t1 K7
place t2 K7
place t3 K8
place t4 K8
turn 1 german PFPh
a1 prep by s inherent 40 FP x1/2 spraying at K7,K8
roll r1 DR 1,2 ift in a1
a1 ift r1
t1 eliminated
roll r2 dr 6 rs for t3 in a1
roll r3 dr 2 rs for t4 in a1
random-selection of t3:r2,t4:r3 chosen t3 in a1
t4 eliminated
t2 is broken,dm in a1
t3 is broken,dm in a1
turn 1 german MPh   !! A7.301-random-selection
