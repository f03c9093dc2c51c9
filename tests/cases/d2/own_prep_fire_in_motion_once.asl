# Prep Fire of a vehicle in Motion is one finding (D2.4)
name = "Prep Fire of a vehicle in Motion is one finding"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[units.pz]
side = "german"
type = "PzKpfw VIE (L)"
[units.r1]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place pz K14 vca K13-L13
place r1 K1
turn 1 german MPh
pz start 1 MP total 1
pz enter K13 1 MP total 2
pz enter K12 1 MP total 3
pz enter K11 1 MP total 4
pz enter K10 1 MP total 5
pz enter K9 1 MP total 6
pz enter K8 1 MP total 7
pz enter K7 1 MP total 8
pz enter K6 1 MP total 9
pz turn L5-L6 1 MP total 10
pz turn K5-L5 1 MP total 11
pz enter K5 1 MP total 12
pz ends motion
turn 1 german DFPh
turn 1 russian RPh
turn 1 russian MPh
turn 1 russian DFPh
turn 2 german RPh
turn 2 german PFPh
a1 prep by pz CMG 5 FP at K1 range 4 total 5 FP column 4   !! D2.4-no-prep-fire
roll r1 DR 6,5 ift in a1
a1 ift r1 column 4 final 11 result -
turn 2 german MPh
pz stop 1 MP total 1
pz ends
turn 2 german DFPh
