# Case C in the PFPh (C5.3)
name = "Case C in the PFPh"
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
place pz K8 vca K7-L7
place r1 K3
turn 1 german PFPh
a1 prep by pz MA at K3 units r1 infantry-target
roll r1 DR 5,6 to-hit in a1
a1 to-hit pz MA r1 target r1 drm I +1, C +4 number 8 final 16 miss   !! C5.3-case-c
turn 1 german MPh
turn 1 german DFPh
