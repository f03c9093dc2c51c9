# Intensive Fire lowers the B# of a Gun (A9.7, C5.6)
name = "Intensive Fire lowers the B# of a Gun"
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
place t34 K12 vca K11-L11
turn 1 russian MPh
t34 start 1 MP total 1 seen-by nobody
t34 enter K11 1 MP total 2 seen-by atg
t34 enter K10 1 MP total 3 seen-by atg
a1 first by atg gun at K10 units t34 vehicle-target answers t34
roll r1 DR 4,1 to-hit in a1
a1 to-hit atg gun r1 target t34 drm J1 +3 number 9 final 8 hit
t34 claims facing K9 front
roll r2 DR 3,3 to-kill in a1
a1 to-kill r2 armor 11 number 6 result immobilized
t34 suffers immobilized in a1
turn 1 russian DFPh
a2 final by atg gun at K10 units t34 vehicle-target
roll r3 DR 6,4 to-hit in a2
a2 to-hit atg gun r3 target t34 drm J +2, F +2, N -1 number 9 final 13 miss
turn 1 russian RtPh   !! A9.7-gun-breakdown
