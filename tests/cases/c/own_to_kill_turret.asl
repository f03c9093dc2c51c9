# A turret hit at the To Kill Number does not immobilize (C7.7)
name = "A turret hit at the To Kill Number does not immobilize"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[units.pz]
side = "german"
type = "PzKpfw IVH"
[units.t1]
side = "russian"
type = "T-34/85"
[default-terrain]
is = ["open-ground"]
---
place pz K3 vca K4-J3
place t1 K9 vca K8-L8
turn 1 german PFPh
a1 prep by pz MA at K9 units t1 vehicle-target
roll r1 DR 2,4 to-hit in a1
a1 to-hit pz MA r1 target t1 drm I +1 number 10 final 7 hit
t1 claims facing K8 front
roll r2 DR 3,3 to-kill in a1
a1 to-kill r2 armor 11 number 6 result immobilized   !! C7.7-to-kill-result
t1 suffers immobilized in a1
turn 1 german MPh
turn 1 german DFPh
