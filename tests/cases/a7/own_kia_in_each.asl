# A7.34, A7.301: Spraying Fire kills in each of its Locations as many as its KIA says.
name = "own_kia_in_each"
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
---
place s K5
place t1 K7
place t2 K8
turn 1 german PFPh
a1 prep by s inherent 40 FP x1/2 spraying at K7,K8
roll r1 DR 1,2 ift in a1
a1 ift r1
t1 eliminated
t2 eliminated
turn 1 german MPh   ok A7.301-kia-number
