# A crew that failed its PTC goes CE again, without a counter (A7.82)
name = "A crew that failed its PTC goes CE again, without a counter"
printing = "2e"
[players]
ivan = { side = "russian" }
hans = { side = "german" }
[weapons]
MMG = "russian mmg"
[units.r1]
side = "russian"
type = "russian 4-4-7"
sw = ["MMG"]
[units.pz]
side = "german"
type = "PzKpfw IVH"
[default-terrain]
is = ["open-ground"]
---
place r1 K8
place pz K5 vca K6-J5
pz CE
turn 2 russian PFPh
a1 prep by r1 inherent 4 FP, r1 sw:MMG 4 FP at K5 range 3 total 8 FP column 8
roll r1 DR 3,4 ift in a1
a1 ift r1 drm CE +2 final 9 result PTC
marker prep-fire on r1
roll r2 DR 5,4 tc for pz in a1
pz checks PTC r2 morale 8 failed in a1
pz BU
turn 2 russian MPh
pz CE   !! A7.82-ct-crew-buttons-up
turn 2 russian DFPh
turn 2 russian AFPh
