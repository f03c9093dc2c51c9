# A HS at a Gun breaks it down on a 10, its target unnamed (A9.7, C5.8)
name = "A HS at a Gun breaks it down on a 10, its target unnamed"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[units.ig]
side = "german"
type = "7.5cm leIG 18"
[units.hs]
side = "german"
type = "german 2-4-7"
[units.sq]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place ig K1 vca K2-L1
place hs K1
place sq K5
sq is known
turn 1 german PFPh
a1 prep by ig gun at K5 units sq infantry-target range 4
roll r1 DR 4,6 to-hit in a1
a1 to-hit ig gun r1 drm H +2 number 8 final 12 miss
ig malfunctions gun r1   ok A9.7-gun-breakdown
marker prep-fire on ig
