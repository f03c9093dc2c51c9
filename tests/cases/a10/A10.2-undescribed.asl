# Whether a unit that the head does not describe was a leader nobody says.
name = "A10.2: a unit without a type"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
l1 = { side = "russian" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
place l1 K5
place r1 K5
place g K8
l1 is broken
turn 1 german PFPh
roll r4 DR 2,3 tc for r1
r1 checks LLTC r4 drm leader +1 morale 7 passed   ?? A10.2-lost-leaders-drm
