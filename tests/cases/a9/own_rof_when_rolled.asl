# A shot by ROF that was declared before the last one was told answers for it where its dice are told.
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
HMG = "german hmg"
LMG = "german lmg"
[units]
s1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
s2 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
s3 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
foe = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K5
place s2 K13
place s3 O9
place foe K9
turn 1 german PFPh
a1 prep by s1 sw:HMG 7 FP at K9 units foe total 7 FP column 6
a2 prep by s1 sw:HMG 7 FP rof at K9 units foe total 7 FP column 6
roll r1 DR 3,6 ift in a1 by anna
a1 ift r1
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2   ok A9.2-rof-kept
a3 prep by s2 sw:HMG 7 FP at K9 units foe total 7 FP column 6
a4 prep by s2 sw:HMG 7 FP rof at K9 units foe total 7 FP column 6
roll r3 DR 4,6 ift in a3 by anna
a3 ift r3
roll r4 DR 6,5 ift in a4 by anna
a4 ift r4   !! A9.2-rof-kept
a5 prep by s3 sw:HMG 7 FP at K9 units foe total 7 FP column 6
a6 prep by s3 sw:HMG 7 FP rof at K9 units foe total 7 FP column 6
roll r5 DR 5,6 ift in a6 by anna
a6 ift r5   ?? A9.2-rof-kept
