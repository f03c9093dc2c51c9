# Case H does not break a Gun down on a 9 (A9.7, C5.8)
name = "Case H does not break a Gun down on a 9"
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
roll r1 DR 4,5 to-hit in a1
a1 to-hit ig gun r1 drm H +2 number 8 final 11 miss
ig malfunctions gun r1   !! A9.7-gun-breakdown
marker prep-fire on ig
