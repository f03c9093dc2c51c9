# A Gun said to malfunction by a roll that does it nothing (A9.7)
name = "A Gun said to malfunction by a roll that does it nothing"
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
roll r1 DR 4,5 to-hit in a1
a1 to-hit atg gun r1 target t34 number 10 final 9 hit
atg malfunctions gun r1   !! A9.7-gun-breakdown
turn 1 german MPh
turn 1 german DFPh
