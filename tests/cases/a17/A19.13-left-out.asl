# vector A19.13-left-out
# A Russian 4-4-7 with ELR 2 fails a 1MC with 9 and only breaks. 9 + 1 - 7 = 3 > 2: a broken 4-2-6.
name = "A19.13-left-out"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[elr]
russian = 2
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K5
s is known
by anna
place e K8
turn 1 german PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 1,3 ift in a1
a1 ift r1 column 4 final 4 result 1MC
marker prep-fire on e
by boris
roll r2 DR 4,5 mc for s in a1
s checks 1MC r2 morale 7 failed in a1
s is broken,dm in a1
by anna
turn 1 german MPh   !! A19.13-replaced
