# D6.1: Passengers fire a LMG; that they fire a MMG is asked.
name = "own_d6_1_sw"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
MMG = "russian mmg"
LMG = "russian lmg"
[units]
k = { side = "russian", type = "GAZ-MM" }
j = { side = "russian", type = "GAZ-MM" }
g = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
s = { side = "russian", type = "russian 4-4-7", sw = ["LMG"] }
---
by anna
place g K6
g is known
by boris
place k K9 vca K8-L8
place r K9
r boards k
place j K10 vca K9-L9
place s K10
s boards j
turn 1 russian PFPh
a1 prep by r sw:MMG 4 FP x1/2 mounted at K6 units g total 2 FP column 2   ?? D6.1-sw
roll r1 DR 6,4 ift in a1
a1 ift r1 column 2 final 10 result NE
marker prep-fire on r
a2 prep by s sw:LMG 2 FP x1/2 mounted at K6 units g total 1 FP column 1   ok D6.1-sw
roll r2 DR 6,4 ift in a2
a2 ift r2 column 1 final 10 result NE
marker prep-fire on s
