# A Gun that broke down fires on (A9.7)
name = "A Gun that broke down fires on"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[units.atg]
side = "german"
type = "7.5cm PaK 40"
[units.cr]
side = "german"
type = "german crew 2-2-8"
[units.t34]
side = "russian"
type = "T-34/85"
[default-terrain]
is = ["open-ground"]
---
place atg K3 vca K4-J3
place cr K3
place t34 K9 vca K8-L8
turn 1 german PFPh
a1 prep by atg gun at K9 units t34 vehicle-target
roll r1 DR 6,6 to-hit in a1
a1 to-hit atg gun r1 target t34 number 10 final 12 miss
a2 prep by atg gun at K9 units t34 vehicle-target   !! A9.7-gun-breakdown
roll r2 DR 5,6 to-hit in a2
a2 to-hit atg gun r2 target t34 drm F +2, N -1 number 10 final 12 miss
turn 1 german MPh   !! A9.7-gun-breakdown
turn 1 german DFPh
